import type { SignInInput } from './types.js'

/** The text that Sign in with Solana signs: what is not given is not in it. */
export function signInText(input: SignInInput & { domain: string; address: string }): string {
  const fields = [
    ['URI', input.uri],
    ['Version', input.version],
    ['Chain ID', input.chainId],
    ['Nonce', input.nonce],
    ['Issued At', input.issuedAt],
    ['Expiration Time', input.expirationTime],
    ['Not Before', input.notBefore],
    ['Request ID', input.requestId],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  if (input.resources) fields.push('Resources:', ...input.resources.map(resource => `- ${resource}`))
  return [
    `${input.domain} wants you to sign in with your Solana account:\n${input.address}`,
    ...(input.statement === undefined ? [] : [input.statement]),
    ...(fields.length === 0 ? [] : [fields.join('\n')]),
  ].join('\n\n')
}
