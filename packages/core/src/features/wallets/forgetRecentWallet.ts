import { getStore } from '../../client/internal.js'
import { peekQueryClient } from '../../query/openQueryClient.js'
import type { Client } from '../../types/client.js'
import { connectorKey, recentKeysAtom, restoreRecentConnections } from '../connection/recentConnections.js'
import { recentWalletsAtom, restoreRecentWallets } from './recentWallets.js'
import type { Wallet } from './types.js'
import { matchesWallet } from './walletIds.js'

/**
 * Removes a wallet from the wallets used last, and its connectors from those that were connected last. A connection that
 * it has stays.
 *
 * @example
 * forgetRecentWallet(client, wallet)
 */
export function forgetRecentWallet(client: Client, wallet: Wallet): void {
  const store = getStore(client)
  const { storageKey } = client.config
  // Read again, since another tab may have added a wallet.
  const recents = restoreRecentWallets(client).filter(id => !matchesWallet(wallet, id))
  store.set(recentWalletsAtom, recents)
  client.storage.set(`${storageKey}.recentWallets`, JSON.stringify(recents))
  restoreRecentConnections(client)
  const forgotten = wallet.connectors.map(connectorKey)
  const keys = store.get(recentKeysAtom).filter(key => !forgotten.includes(key))
  store.set(recentKeysAtom, keys)
  client.storage.set(`${storageKey}.recentConnections`, JSON.stringify(keys))
  void peekQueryClient(client)?.invalidateQueries({
    queryKey: ['latchkit', client.uid, 'walletHighlights'],
    refetchType: 'none',
  })
}
