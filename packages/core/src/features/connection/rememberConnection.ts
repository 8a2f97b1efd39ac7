import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Connector } from '../../types/connection.js'
import { connectorKey, recentKeysAtom, restoreRecentConnections } from './recentConnections.js'

/** Number of stored connectors for each namespace, connected or not. */
const limit = 4

/**
 * Stores which wallet was connected last, by its id alone and without the account. A WalletConnect connector is not
 * stored, because it can be any wallet.
 */
export function rememberConnection(client: Client, connector: Connector): void {
  if (connector.type === 'walletconnect') return
  const store = getStore(client)
  // Read again, since another tab may have added a wallet.
  restoreRecentConnections(client)
  const key = connectorKey(connector)
  const counts = new Map<string, number>()
  const keys = [key, ...store.get(recentKeysAtom).filter(one => one !== key)].filter(one => {
    const [namespace = ''] = one.split(':')
    const count = (counts.get(namespace) ?? 0) + 1
    counts.set(namespace, count)
    return count <= limit
  })
  store.set(recentKeysAtom, keys)
  client.storage.set(`${client.config.storageKey}.recentConnections`, JSON.stringify(keys))
}
