import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import { networksAtom } from './atoms.js'

/** Writes the list and tells each adapter its own part of it. */
export function setNetworks(client: Client, networks: readonly Network[]): void {
  getStore(client).set(networksAtom, networks)
  for (const adapter of client.adapters)
    adapter.setNetworks?.(networks.filter(({ chainNamespace }) => chainNamespace === adapter.namespace))
}
