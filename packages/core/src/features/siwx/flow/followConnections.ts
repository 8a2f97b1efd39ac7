import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { Connection } from '../../../types/connection.js'
import { connectionsAtom, snapshotsAtom } from '../../connection/atoms.js'
import { endSessionsOf } from './endSessionsOf.js'

const idOf = ({ connector }: Connection) => `${connector.namespace}:${connector.id}`

/** Returns what to call after connections changed. Wallets that were connected and went take their sessions along. */
export function followConnections(client: Client): () => void {
  const store = getStore(client)
  let before = store.get(connectionsAtom)
  return () => {
    const snapshots = store.get(snapshotsAtom)
    const now = store.get(connectionsAtom)
    const ids = new Set(now.map(idOf))
    const isAway = ({ connector }: Connection) => snapshots[connector.namespace]?.status === 'reconnecting'
    const missing = before.filter(connection => !ids.has(idOf(connection)))
    const gone = missing.filter(connection => !isAway(connection))
    before = [...now, ...missing.filter(isAway)]
    if (gone.length > 0) void endSessionsOf(client, gone)
  }
}
