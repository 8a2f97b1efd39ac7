import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { InvalidEnvelopeError } from '../errors/InvalidEnvelopeError.js'
import { readEnvelope } from './readEnvelope.js'

/**
 * The text of a sealed envelope (ChaCha20-Poly1305, RFC 8439). One of type 2 is refused: nobody sealed it.
 *
 * @param parameters.symKey 32 bytes.
 * @throws InvalidEnvelopeError
 */
export function openEnvelope(parameters: { readonly symKey: Uint8Array; readonly message: string }): string {
  const envelope = readEnvelope(parameters.message)
  if (envelope.type === 2) throw new InvalidEnvelopeError({ details: 'The envelope is not sealed' })
  try {
    const bytes = chacha20poly1305(parameters.symKey, envelope.iv).decrypt(envelope.sealed)
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw new InvalidEnvelopeError({ details: 'The envelope was sealed with another key or changed', cause })
  }
}
