import { fiveMinutes } from '../constants.js'
import { randomBytes } from '../crypto/randomBytes.js'
import { toHex } from '../crypto/toHex.js'
import { formatPairingUri } from './formatPairingUri.js'

/** A way for one wallet to reach this page. It is used once and never stored. */
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
