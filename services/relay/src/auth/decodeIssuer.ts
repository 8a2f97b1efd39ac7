import { decodeBase58 } from './decodeBase58.js'
import { encodeBase58 } from './encodeBase58.js'

const prefix = 'did:key:z'

/** Longest text that 34 bytes can have, so that nobody makes us decode a megabyte. */
const longest = prefix.length + 48

/**
 * Ed25519 public key of a `did:key`; `undefined` unless the text is the one spelling of such a key.
 * Source: the did:key method and the multicodec table (0xed 0x01).
 */
export function decodeIssuer(issuer: string): Uint8Array | undefined {
  if (!issuer.startsWith(prefix) || issuer.length > longest) return undefined
  const bytes = decodeBase58(issuer.slice(prefix.length))
  if (bytes?.length !== 34 || bytes[0] !== 0xed || bytes[1] !== 0x01) return undefined
  return encodeBase58(bytes) === issuer.slice(prefix.length) ? bytes.subarray(2) : undefined
}
