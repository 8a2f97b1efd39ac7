import { fiveMinutes } from '../constants.js'
import { toHex } from '../crypto/encoding.js'
import { randomBytes } from '../crypto/webCrypto.js'

/** A topic and key with which a wallet reaches this page. Used once and never stored. */
export type Pairing = {
  readonly topic: string
  readonly symKey: Uint8Array
  /** Unix seconds. */
  readonly expiry: number
  readonly uri: string
}

export function createPairing(methods?: readonly string[]): Pairing {
  const topic = toHex(randomBytes(32))
  const symKey = randomBytes(32)
  const expiry = Math.floor(Date.now() / 1000) + fiveMinutes
  return { topic, symKey, expiry, uri: formatPairingUri({ topic, symKey, expiry, methods }) }
}

/** Formats the pairing URI for a QR code or a link. */
export function formatPairingUri(parameters: {
  readonly topic: string
  readonly symKey: Uint8Array
  /** Unix seconds. */
  readonly expiry?: number | undefined
  /** Methods that the pairing is used for, if not a session proposal. */
  readonly methods?: readonly string[] | undefined
}): string {
  const { topic, symKey, expiry, methods } = parameters
  const expiryPart = expiry ? `&expiryTimestamp=${expiry}` : ''
  const methodsPart = methods ? `&methods=${methods.join()}` : ''
  return `wc:${topic}@2?relay-protocol=irn&symKey=${toHex(symKey)}${expiryPart}${methodsPart}`
}
