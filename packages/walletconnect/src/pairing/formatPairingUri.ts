import { toHex } from '../crypto/toHex.js'

/** The pairing URI of the protocol, for a QR code or a link. */
export function formatPairingUri(parameters: {
  readonly topic: string
  readonly symKey: Uint8Array
  /** Unix seconds. */
  readonly expiry?: number | undefined
  /** What the pairing is meant for, where it is not a session proposal. */
  readonly methods?: readonly string[] | undefined
}): string {
  const { topic, symKey, expiry, methods } = parameters
  const until = expiry ? `&expiryTimestamp=${expiry}` : ''
  const meant = methods ? `&methods=${methods.join()}` : ''
  return `wc:${topic}@2?relay-protocol=irn&symKey=${toHex(symKey)}${until}${meant}`
}
