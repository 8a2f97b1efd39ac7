import { chacha20 } from './chacha20.js'
import { tagOf } from './tagOf.js'
import type { Bytes } from './types.js'

const tagLength = 16

/**
 * Opens what {@link encrypt} sealed; `undefined` if it was sealed otherwise or changed since.
 *
 * @param key 32 bytes.
 * @param nonce 12 bytes.
 * @param sealed Ciphertext and tag.
 */
export function decrypt(key: Bytes, nonce: Bytes, sealed: Bytes, additional?: Uint8Array): Bytes | undefined {
  if (sealed.length < tagLength) return undefined
  const ciphertext = sealed.subarray(0, -tagLength)
  const tag = sealed.subarray(-tagLength)
  let difference = 0
  // All of it in any case: where it differs is nobody's business.
  tagOf(key, nonce, ciphertext, additional).forEach((byte, at) => {
    difference |= byte ^ (tag[at] as number)
  })
  return difference === 0 ? chacha20(key, nonce, 1, ciphertext) : undefined
}
