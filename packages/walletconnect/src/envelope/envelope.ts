import { decrypt, encrypt } from '../crypto/cipher.js'
import { fromBase64, toBase64 } from '../crypto/encoding.js'
import type { Bytes } from '../crypto/types.js'
import { randomBytes } from '../crypto/webCrypto.js'
import { InvalidEnvelopeError } from '../errors/clientErrors.js'

/** A parsed envelope whose content is still encrypted. */
export type Envelope =
  | { readonly type: 0; readonly iv: Bytes; readonly sealed: Bytes }
  | { readonly type: 1; readonly senderPublicKey: Bytes; readonly iv: Bytes; readonly sealed: Bytes }

const ivLength = 12
const keyLength = 32
const tagLength = 16

/**
 * Parses an envelope: `0|iv12|sealed` or `1|senderPublicKey32|iv12|sealed` in padded base64. Type 2 is rejected: it
 * is used in links and is not encrypted.
 *
 * @throws InvalidEnvelopeError for another type, alphabet or padding, and when it is too short
 */
export function readEnvelope(message: string): Envelope {
  const bytes = fromBase64(message)
  const type = bytes?.[0]
  if (bytes && (type === 0 || type === 1)) {
    const ivAt = type === 1 ? 1 + keyLength : 1
    if (bytes.length < ivAt + ivLength + tagLength)
      throw new InvalidEnvelopeError({ details: 'The envelope is too short' })
    const iv = bytes.slice(ivAt, ivAt + ivLength)
    const sealed = bytes.slice(ivAt + ivLength)
    return type === 0 ? { type, iv, sealed } : { type, senderPublicKey: bytes.slice(1, ivAt), iv, sealed }
  }
  throw new InvalidEnvelopeError({ details: 'The message is not an envelope of type 0 or 1' })
}

/**
 * Decrypts an envelope (ChaCha20-Poly1305, RFC 8439) and returns its text.
 *
 * @param parameters.symKey 32 bytes.
 * @throws InvalidEnvelopeError
 */
export function openEnvelope(parameters: { readonly symKey: Uint8Array; readonly message: string }): string {
  const envelope = readEnvelope(parameters.message)
  const bytes = decrypt(new Uint8Array(parameters.symKey), envelope.iv, envelope.sealed)
  if (!bytes) throw new InvalidEnvelopeError({ details: 'Sealed with another key, or changed' })
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw new InvalidEnvelopeError({ details: 'The text is not UTF-8', cause })
  }
}

/**
 * Encrypts a text (ChaCha20-Poly1305, RFC 8439) with a new random nonce. Returns an envelope of type 0 in padded base64.
 *
 * @param parameters.symKey 32 bytes.
 */
export function sealEnvelope(parameters: {
  readonly symKey: Uint8Array
  readonly plaintext: string
}): string {
  const { symKey, plaintext } = parameters
  const iv = randomBytes(ivLength)
  const sealed = encrypt(new Uint8Array(symKey), iv, new TextEncoder().encode(plaintext))
  return toBase64(new Uint8Array([0, ...iv, ...sealed]))
}
