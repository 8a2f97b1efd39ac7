import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { setNetworks } from './addNetwork.js'
import { AdapterMissingError, LastNetworkError, NetworkIdUnknownError } from './errors.js'
import { networksAtom } from './start/atoms.js'

/** Parameters of {@link removeNetwork}. */
export type RemoveNetworkParameters = {
  namespace: Namespace
  /** The id as the chain family writes it: `1`, not `eip155:1`. */
  id: number | string
}

/** Errors that {@link removeNetwork} may throw. */
export type RemoveNetworkErrorType = AdapterMissingError | NetworkIdUnknownError | LastNetworkError

/**
 * Removes a network. The last network of a namespace cannot be removed.
 *
 * @throws AdapterMissingError `networks/adapter-missing`
 * @throws NetworkIdUnknownError `networks/unknown-id`
 * @throws LastNetworkError `networks/last-of-namespace`
 *
 * @example
 * removeNetwork(client, { namespace: 'eip155', id: 10 })
 */
export function removeNetwork(client: Client, { namespace, id }: RemoveNetworkParameters): void {
  if (!client.adapters.some(adapter => adapter.namespace === namespace))
    throw new AdapterMissingError({ namespace })
  const networks = getStore(client).get(networksAtom)
  const siblings = networks.filter(network => network.chainNamespace === namespace)
  const removed = siblings.find(network => String(network.id) === String(id))
  if (!removed) throw new NetworkIdUnknownError({ id })
  if (siblings.length === 1) throw new LastNetworkError()
  setNetworks(
    client,
    networks.filter(network => network !== removed),
  )
}
