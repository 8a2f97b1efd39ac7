import { chacha20 } from './chacha20.js'
import { poly1305 } from './poly1305.js'
import type { Bytes } from './types.js'

/** The 16-byte tag of ChaCha20-Poly1305 (RFC 8439 §2.8) over additional data and ciphertext. */
export function tagOf(
  key: Bytes,
  nonce: Bytes,
  ciphertext: Uint8Array,
  additional: Uint8Array = new Uint8Array(),
): Bytes {
  const pad = (bytes: Uint8Array) => Math.ceil(bytes.length / 16) * 16
  const blocks = new Uint8Array(pad(additional) + pad(ciphertext) + 16)
  blocks.set(additional)
  blocks.set(ciphertext, pad(additional))
  const lengths = new DataView(blocks.buffer, blocks.length - 16)
  lengths.setBigUint64(0, BigInt(additional.length), true)
  lengths.setBigUint64(8, BigInt(ciphertext.length), true)
  return poly1305(chacha20(key, nonce, 0, new Uint8Array(32)), blocks)
}
