import { decrypt } from '../crypto/cipher.js'
import { InvalidEnvelopeError } from '../errors/InvalidEnvelopeError.js'
import { readEnvelope } from './readEnvelope.js'

/**
 * The text of a sealed envelope (ChaCha20-Poly1305, RFC 8439).
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
