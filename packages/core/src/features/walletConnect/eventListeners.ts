import { getOwned } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { WalletConnectEvents } from './types.js'

/** Who wants to hear of the wallet's events. */
export function eventListeners(client: Client): Set<(event: WalletConnectEvents['event']) => void> {
  return getOwned(client, 'walletConnect.listeners', () => new Set())
}
