import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Network, NetworkInput } from '../../types/network.js'
import { AdapterMissingError, InvalidNetworkError } from './errors.js'
import { networksAtom } from './start/atoms.js'
import { defineNetwork, networkId } from './start/defineNetwork.js'
import { validateNetwork } from './start/validateNetwork.js'

/** Errors that {@link addNetwork} may throw. */
export type AddNetworkErrorType = AdapterMissingError | InvalidNetworkError

/**
 * Adds a network, or replaces the network with the same CAIP-2 id. `customRpcUrls` of the config apply to it too.
 *
 * @throws AdapterMissingError `networks/adapter-missing`
 * @throws InvalidNetworkError `networks/invalid`
 *
 * @example
 * addNetwork(client, { network: base })
 */
export function addNetwork(client: Client, { network: input }: { network: NetworkInput }): Network {
  const problem = validateNetwork(input, 'network')
  if (problem) throw new InvalidNetworkError(problem)
  const network = defineNetwork(input, { customRpcUrls: client.config.customRpcUrls[networkId(input)] })
  if (!client.adapters.some(({ namespace }) => namespace === network.chainNamespace))
    throw new AdapterMissingError({ namespace: network.chainNamespace })
  const networks = getStore(client).get(networksAtom)
  const at = networks.findIndex(({ caipNetworkId }) => caipNetworkId === network.caipNetworkId)
  setNetworks(
    client,
    at < 0 ? [...networks, network] : networks.map((known, index) => (index === at ? network : known)),
  )
  return network
}

/** Writes the list and passes each adapter the networks of its namespace. */
export function setNetworks(client: Client, networks: readonly Network[]): void {
  getStore(client).set(networksAtom, networks)
  for (const adapter of client.adapters)
    adapter.setNetworks?.(networks.filter(({ chainNamespace }) => chainNamespace === adapter.namespace))
}
