import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { getAdapter } from './getAdapter.js'
import { chosenNamespaceAtom } from './start/atoms.js'

/**
 * Chooses the namespace of the shown account and network, and remembers it.
 *
 * @throws AdapterNotFoundError `adapter/not-found`
 *
 * @example
 * setActiveNamespace(client, { namespace: 'solana' })
 */
export function setActiveNamespace(client: Client, { namespace }: { namespace: Namespace }): void {
  getAdapter(client, namespace)
  getStore(client).set(chosenNamespaceAtom, namespace)
  client.storage.set(`${client.config.storageKey}.activeNamespace`, namespace)
}
