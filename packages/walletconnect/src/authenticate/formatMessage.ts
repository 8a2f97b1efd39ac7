import { describeRecap, readRecap } from './recap.js'
import type { CacaoPayload } from './types.js'

/** Names in "your … account", by namespace. */
const chainNames: { readonly [namespace: string]: string } = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
}

/**
 * Formats the text that an account signs.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 * @see https://chainagnostic.org/CAIPs/caip-122
 */
export function formatMessage(payload: CacaoPayload): string {
  const { iss, domain, aud, version, nonce, iat, exp, nbf, requestId, resources } = payload
  const [, , namespace = '', reference, address] = iss.split(':')
  const lines = [
    `${domain} wants you to sign in with your ${chainNames[namespace] ?? namespace} account:`,
    address,
    '',
    formatStatement(payload),
    '',
    `URI: ${aud}`,
    `Version: ${version}`,
    `Chain ID: ${reference}`,
    `Nonce: ${nonce}`,
    `Issued At: ${iat}`,
    exp && `Expiration Time: ${exp}`,
    nbf && `Not Before: ${nbf}`,
    requestId && `Request ID: ${requestId}`,
    resources && ['Resources:', ...resources.map(resource => `- ${resource}`)].join('\n'),
  ]
  return lines.filter(line => line !== undefined).join('\n')
}

function formatStatement({ statement, resources }: CacaoPayload): string | undefined {
  const recap = readRecap(resources)
  if (!recap) return statement || undefined
  const meaning = describeRecap(recap)
  // The wallet may have added it already.
  if (statement?.includes(meaning)) return statement
  return statement ? `${statement} ${meaning}` : meaning
}
