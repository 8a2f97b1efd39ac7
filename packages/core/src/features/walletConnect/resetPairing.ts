import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { pendingPairing } from './setWalletLink.js'
import { pairingAtom } from './start/atoms.js'

/**
 * Replaces the pairing URI of the pending connect. The former URI connects nothing any more, also where a wallet has
 * scanned it. `pairingAtom` has no URI until the new one is there. Does nothing while no connect is pending.
 *
 * @example
 * resetPairing(client)
 */
export function resetPairing(client: Client): void {
  const pending = pendingPairing(client)
  if (!pending.renew) return
  pending.link = undefined
  getStore(client).set(pairingAtom, { uri: undefined, renewsAt: undefined })
  pending.renew()
}
