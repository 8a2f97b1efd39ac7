import { encrypt } from '../crypto/encrypt.js'
import { randomBytes } from '../crypto/randomBytes.js'
import { toBase64 } from '../crypto/toBase64.js'

/**
 * Seals a text (ChaCha20-Poly1305, RFC 8439) under a new random nonce: an envelope of type 1 if the sender names its
 * key, else of type 0. Padded base64.
 *
 * @param parameters.symKey 32 bytes.
 * @param parameters.senderPublicKey 32 bytes, x25519.
 */
export function sealEnvelope(parameters: {
  readonly symKey: Uint8Array
  readonly plaintext: string
  readonly senderPublicKey?: Uint8Array | undefined
}): string {
  const { symKey, plaintext, senderPublicKey } = parameters
  const iv = randomBytes(12)
  const sealed = encrypt(new Uint8Array(symKey), iv, new TextEncoder().encode(plaintext))
  const head = senderPublicKey ? [1, ...senderPublicKey] : [0]
  const envelope = new Uint8Array(head.length + iv.length + sealed.length)
  envelope.set(head)
  envelope.set(iv, head.length)
  envelope.set(sealed, head.length + iv.length)
  return toBase64(envelope)
}
