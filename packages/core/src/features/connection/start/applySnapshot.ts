import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { Snapshot } from '../../../types/connection.js'
import type { Namespace } from '../../../types/namespace.js'
import { chosenNetworksAtom, networksAtom } from '../../networks/start/atoms.js'
import { snapshotsAtom } from './atoms.js'
import { getPreferredAccountType } from './getPreferredAccountType.js'

/** The only writer of connection state. A snapshot that equals the last snapshot calls no listener. */
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
  // Last, as the adapter may emit the next snapshot synchronously.
  preferAccounts(client, namespace, previous, snapshot)
}

/** Activates the preferred account of a wallet that has just been connected and has several types of account. */
function preferAccounts(
  client: Client,
  namespace: Namespace,
  previous: Snapshot | undefined,
  { connections }: Snapshot,
): void {
  for (const { connector, accounts, address } of connections) {
    if (previous?.connections.some(known => known.connector.id === connector.id)) continue
    const active = accounts.find(account => account.address === address)
    // A wallet with a single type of account leaves no choice.
    if (accounts.every(({ type }) => type === active?.type)) continue
    const wanted = getPreferredAccountType(client, { namespace })
    const account = accounts.find(({ type }) => type === wanted)
    if (!account || active?.type === wanted) continue
    const adapter = client.adapters.find(one => one.namespace === namespace)
    adapter
      ?.switchAccount?.({ connectorId: connector.id, address: account.address })
      .catch(error => client.logger.warn('the preferred account was not chosen', { error }))
  }
}
