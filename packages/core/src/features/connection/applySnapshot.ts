import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Snapshot } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'
import { chosenNetworksAtom, networksAtom } from '../networks/atoms.js'
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
  // Last, as the adapter may answer with the next snapshot at once.
  preferAccounts(client, namespace, previous, snapshot)
}
