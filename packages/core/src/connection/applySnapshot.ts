import { getStore } from '../client/internal.js'
import { chosenNetworksAtom, networksAtom } from '../networks/atoms.js'
import type { Client } from '../types/client.js'
import type { Snapshot } from '../types/connection.js'
import type { Namespace } from '../types/namespace.js'
import { snapshotsAtom } from './atoms.js'
import { preferAccounts } from './preferAccounts.js'

/** The one reducer of connection state. A snapshot that says nothing new changes nothing and wakes nobody. */
export function applySnapshot(client: Client, namespace: Namespace, snapshot: Snapshot): void {
  const store = getStore(client)
  const snapshots = store.get(snapshotsAtom)
  const previous = snapshots[namespace]
  if (previous && JSON.stringify(previous) === JSON.stringify(snapshot)) return
  store.set(snapshotsAtom, { ...snapshots, [namespace]: snapshot })
  const { selected } = snapshot
  if (
    selected !== previous?.selected &&
    store.get(networksAtom).some(({ caipNetworkId }) => caipNetworkId === selected)
  )
    store.set(chosenNetworksAtom, { ...store.get(chosenNetworksAtom), [namespace]: selected })
  const ended = previous?.connections.filter(
    ({ connector }) => !snapshot.connections.some(known => known.connector.id === connector.id),
  )
  if (ended?.length)
    // It is of no use before somebody looks for another wallet, so it is no part of what a page loads first.
    import('./rememberConnections.js').then(
      module => module.rememberConnections(client, ended),
      error => client.logger.warn('what ended is not remembered', { error }),
    )
  // Last, as the adapter may answer with the next snapshot at once.
  preferAccounts(client, namespace, previous, snapshot)
}
