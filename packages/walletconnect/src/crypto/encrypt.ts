import { chacha20 } from './chacha20.js'
import { tagOf } from './tagOf.js'
import type { Bytes } from './types.js'

/**
 * Seals bytes with ChaCha20-Poly1305 (RFC 8439 §2.8): ciphertext, then a tag of 16 bytes. Written out here because the
 * library that has it is a quarter of the whole client; the tests hold it to that library and to the public vectors.
 *
 * @param key 32 bytes.
 * @param nonce 12 bytes, never the same twice under one key.
 */
export function encrypt(key: Bytes, nonce: Bytes, plaintext: Uint8Array, additional?: Uint8Array): Bytes {
  const ciphertext = chacha20(key, nonce, 1, plaintext)
  const sealed = new Uint8Array(ciphertext.length + 16)
  sealed.set(ciphertext)
  sealed.set(tagOf(key, nonce, ciphertext, additional), ciphertext.length)
  return sealed
}
