import type { FarcasterProof } from '@latchkit/secure-protocol/api/farcasterLogin'
import { getAddress, type Hex } from 'viem'
import type { Registries } from './openRegistries.js'

const time = '(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?Z)'

/** The complete text of FIP-11, which is ERC-4361 with a fixed statement. Any other content is rejected. */
const pattern = new RegExp(
  [
    '^(?<domain>\\S+) wants you to sign in with your Ethereum account:',
    '(?<address>0x[\\da-fA-F]{40})',
    '',
    'Farcaster Auth',
    '',
    'URI: (?<uri>\\S+)',
    'Version: 1',
    'Chain ID: (?<chainId>\\d{1,15})',
    'Nonce: (?<nonce>[a-zA-Z\\d]{8,128})',
    `Issued At: ${time.replace('(', '(?<issuedAt>')}(?:\\nExpiration Time: ${time.replace('(', '(?<expirationTime>')})?(?:\\nNot Before: ${time.replace('(', '(?<notBefore>')})?(?:\\nRequest ID: \\S*)?`,
    'Resources:(?<resources>(?:\\n- \\S+)+)$',
  ].join('\\n'),
)

/** Expected fields of a signed text. */
export type FarcasterExpectation = {
  /** Origin of the secure site, whose host is the domain. */
  readonly publicUrl: string
  readonly nonce: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The signer, or the reason for the rejection. */
export type FarcasterVerdict =
  | { readonly status: 'valid'; readonly fid: string }
  | { readonly status: 'refused'; readonly reason: string }

/**
 * Verifies a signed text from a relay. The relay is not trusted: the text must name this site, the nonce of this sign-in
 * and a single Farcaster id, and the chain must confirm that the signer may use it.
 *
 * @see FIP-11 and ERC-4361
 * @throws ApiError FARCASTER_UNAVAILABLE when the chain does not answer
 */
export async function verifyFarcaster(
  registries: Registries,
  { message, signature }: FarcasterProof,
  { publicUrl, nonce, now }: FarcasterExpectation,
): Promise<FarcasterVerdict> {
  const refuse = (reason: string): FarcasterVerdict => ({ status: 'refused', reason })
  const { groups } = pattern.exec(message) ?? {}
  if (!groups) return refuse('text')
  const { address = '', expirationTime, notBefore, resources = '' } = groups
  if (groups.domain !== new URL(publicUrl).host) return refuse('domain')
  if (groups.uri !== publicUrl) return refuse('uri')
  if (groups.chainId !== String(registries.chainId)) return refuse('chain')
  if (groups.nonce !== nonce) return refuse('nonce')
  if (!Date.parse(groups.issuedAt ?? '')) return refuse('time')
  // An invalid time is not in the future either.
  if (expirationTime !== undefined && !(Date.parse(expirationTime) > now)) return refuse('expired')
  if (notBefore !== undefined && !(Date.parse(notBefore) <= now)) return refuse('early')
  const ids = resources
    .split('\n- ')
    .slice(1)
    .filter(resource => /^farcaster:/i.test(resource))
  const [, fid] = /^farcaster:\/\/fid\/([1-9]\d{0,15})$/.exec(ids[0] ?? '') ?? []
  if (ids.length !== 1 || fid === undefined) return refuse('resources')
  if (!isChecksum(address)) return refuse('address')
  if (!(await registries.isSignature(address, message, signature as Hex))) return refuse('signature')
  if (!(await registries.mayUse(address, BigInt(fid)))) return refuse('owner')
  return { status: 'valid', fid }
}

/** Whether an address has the EIP-55 checksum, as ERC-4361 requires. */
function isChecksum(address: string): address is Hex {
  return getAddress(address.toLowerCase()) === address
}
