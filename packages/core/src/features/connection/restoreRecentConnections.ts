import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { recentKeysAtom } from './recentConnectionsAtom.js'

/**
 * Reads the wallets that were connected last from storage into `recentConnectionsAtom`. What does not look like them
 * counts as none.
 *
 * @example
 * restoreRecentConnections(client)
 */
export function restoreRecentConnections(client: Client): void {
  let kept: unknown
  try {
    kept = JSON.parse(client.storage.get(`${client.config.storageKey}.recentConnections`) ?? '[]')
  } catch {
    client.logger.warn('The recent connections in storage cannot be read. They count as none.')
  }
  const keys = (Array.isArray(kept) ? kept : []).filter(key => typeof key === 'string')
  getStore(client).set(recentKeysAtom, keys)
}
