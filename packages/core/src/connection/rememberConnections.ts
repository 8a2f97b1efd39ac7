import { getStore } from '../client/internal.js'
import type { Client } from '../types/client.js'
import type { Connection } from '../types/connection.js'
import { connectorKey, recentKeysAtom } from './recentConnectionsAtom.js'
import { restoreRecentConnections } from './restoreRecentConnections.js'

/** So many of each namespace are kept. */
const limit = 2

/** Keeps which wallets were connected last, by their id alone: whose account it was is nobody's business afterwards. */
export function rememberConnections(client: Client, ended: readonly Connection[]): void {
  const store = getStore(client)
  // Read again, since another tab may have added one.
  restoreRecentConnections(client)
  const latest = ended.map(({ connector }) => connectorKey(connector))
  const counts = new Map<string, number>()
  const keys = [...new Set([...latest, ...store.get(recentKeysAtom)])].filter(key => {
    const [namespace = ''] = key.split(':')
    const count = (counts.get(namespace) ?? 0) + 1
    counts.set(namespace, count)
    return count <= limit
  })
  store.set(recentKeysAtom, keys)
  client.storage.set(`${client.config.storageKey}.recentConnections`, JSON.stringify(keys))
}
