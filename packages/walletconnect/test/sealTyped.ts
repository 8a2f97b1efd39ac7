import { fromBase64, toBase64 } from '../src/crypto/encoding.js'
import { sealEnvelope } from '../src/envelope/envelope.js'

/** An envelope of type 1, in which wallets respond to an authentication: it contains the sender's key. */
export function sealTyped(parameters: {
  readonly symKey: Uint8Array
  readonly plaintext: string
  readonly senderPublicKey: Uint8Array
}): string {
  const envelope = fromBase64(sealEnvelope(parameters)) ?? new Uint8Array()
  return toBase64(new Uint8Array([1, ...parameters.senderPublicKey, ...envelope.subarray(1)]))
}
