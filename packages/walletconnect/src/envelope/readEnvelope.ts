import { fromBase64 } from '../crypto/fromBase64.js'
import type { Bytes } from '../crypto/types.js'
import { InvalidEnvelopeError } from '../errors/InvalidEnvelopeError.js'

/** An envelope, not yet opened. */
export type Envelope =
  | { readonly type: 0; readonly iv: Bytes; readonly sealed: Bytes }
  | { readonly type: 1; readonly senderPublicKey: Bytes; readonly iv: Bytes; readonly sealed: Bytes }

const ivLength = 12
const keyLength = 32
const tagLength = 16

/**
 * Takes an envelope apart: `0|iv12|sealed` and `1|senderPublicKey32|iv12|sealed` in padded base64. Those of type 2
 * travel in links, and nobody sealed them: they are none here.
 *
 * @throws InvalidEnvelopeError (another type, alphabet or padding, or too short to hold its parts)
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
  throw new InvalidEnvelopeError({ details: 'The message is no envelope of type 0 or 1' })
}
