import { encrypt } from '../crypto/cipher.js'
import { randomBytes } from '../crypto/randomBytes.js'
import { toBase64 } from '../crypto/toBase64.js'

/**
 * Seals a text (ChaCha20-Poly1305, RFC 8439) under a new random nonce: an envelope of type 0. Padded base64.
 *
 * @param parameters.symKey 32 bytes.
 */
export function sealEnvelope(parameters: {
  readonly symKey: Uint8Array
  readonly plaintext: string
}): string {
  const { symKey, plaintext } = parameters
  const iv = randomBytes(12)
  const sealed = encrypt(new Uint8Array(symKey), iv, new TextEncoder().encode(plaintext))
  return toBase64(new Uint8Array([0, ...iv, ...sealed]))
}
