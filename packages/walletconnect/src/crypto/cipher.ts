import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import type { Bytes } from './types.js'

/**
 * Encrypts bytes with ChaCha20-Poly1305 (RFC 8439 §2.8). Returns the ciphertext, followed by the tag of 16 bytes.
 *
 * @param key 32 bytes.
 * @param nonce 12 bytes, never the same twice under one key.
 */
export function encrypt(key: Bytes, nonce: Bytes, plaintext: Uint8Array, additional?: Uint8Array): Bytes {
  return chacha20poly1305(key, nonce, additional).encrypt(plaintext)
}

/**
 * Decrypts the output of {@link encrypt}. Returns `undefined` if the key, the nonce, the additional data or the sealed
 * bytes do not match.
 *
 * @param key 32 bytes.
 * @param nonce 12 bytes.
 * @param sealed Ciphertext and tag.
 */
export function decrypt(key: Bytes, nonce: Bytes, sealed: Bytes, additional?: Uint8Array): Bytes | undefined {
  try {
    return chacha20poly1305(key, nonce, additional).decrypt(sealed)
  } catch {
    return undefined
  }
}
