import type { Namespace } from '../../types/namespace.js'
import { isAddress } from '../../validate/validate.js'
import { toChecksumAddress } from '../siwx/message/checksumAddress.js'

/** Reason that a receiver is refused. */
export type ReceiverProblem =
  /** It is neither an address nor a name. */
  | 'invalid'
  /** Its capitals contradict EIP-55: at least one letter is wrong. */
  | 'checksum'
  /** The zero address has no known key. */
  | 'zero'
  /** It is the contract, or the mint, of the sent token. */
  | 'token'

/** Result of {@link checkReceiver}. */
export type CheckedReceiver =
  | { readonly kind: 'empty' }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'refused'; readonly problem: ReceiverProblem }

/** Parameters of {@link checkReceiver}. */
export type CheckReceiverParameters = {
  readonly namespace: Namespace
  /** Address of the contract or mint of the sent token. */
  readonly token?: string | undefined
  /** Whether the text may be a name. */
  readonly names: boolean
}

/**
 * Reads a receiver as the user enters it. Adds a missing `0x` to an eip155 address, and the capitals of EIP-55.
 *
 * @see https://eips.ethereum.org/EIPS/eip-55
 * @example
 * checkReceiver('vitalik.eth', { namespace: 'eip155', names: true }) // { kind: 'name', name: 'vitalik.eth' }
 */
export function checkReceiver(
  text: string,
  { namespace, token, names }: CheckReceiverParameters,
): CheckedReceiver {
  // Addresses are copied from texts, with invisible characters.
  const written = text.replace(/[\p{Cf}\s]/gu, '')
  if (written === '') return { kind: 'empty' }
  if (!isAddress(namespace, written)) {
    // Joiners inside a name belong to its emojis.
    const name = text.replace(/^[\p{Cf}\s]+|[\p{Cf}\s]+$/gu, '')
    const isName = names && /^[^.:/@\s]+(\.[^.:/@\s]+)+$/u.test(name)
    return isName ? { kind: 'name', name } : { kind: 'refused', problem: 'invalid' }
  }
  if (namespace !== 'eip155') {
    if (/^1+$/.test(written)) return { kind: 'refused', problem: 'zero' }
    return written === token ? { kind: 'refused', problem: 'token' } : { kind: 'address', address: written }
  }
  const digits = written.replace(/^0x/, '')
  const address = toChecksumAddress(digits)
  const isMixed = /[a-f]/.test(digits) && /[A-F]/.test(digits)
  if (isMixed && `0x${digits}` !== address) return { kind: 'refused', problem: 'checksum' }
  if (/^0+$/.test(digits)) return { kind: 'refused', problem: 'zero' }
  if (address.toLowerCase() === token?.toLowerCase()) return { kind: 'refused', problem: 'token' }
  return { kind: 'address', address }
}

/**
 * Returns the known address that an address could be mistaken for: both show the same first and last characters, and differ
 * between them. Undefined if there is none, or if the address itself is known.
 *
 * @example
 * findLookalike('0xAbCd…wxyz', past) // '0xAbCd…wxyz', which is another one
 */
export function findLookalike(address: string, known: readonly string[]): string | undefined {
  const isHex = address.startsWith('0x')
  const normalize = (text: string) => (isHex ? text.toLowerCase() : text)
  const own = normalize(address)
  const ends = (text: string) => text.slice(0, isHex ? 6 : 4) + text.slice(-4)
  const others = known.map(normalize)
  if (others.includes(own)) return undefined
  return known[others.findIndex(other => ends(other) === ends(own))]
}
