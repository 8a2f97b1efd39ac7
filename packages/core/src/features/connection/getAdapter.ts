import { AdapterNotFoundError } from '../../errors/adapterErrors.js'
import type { NamespaceAdapter } from '../../types/adapter.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'

/**
 * Returns the adapter of a namespace.
 *
 * @throws AdapterNotFoundError `adapter/not-found`, when the client has none for it.
 */
export function getAdapter(client: Pick<Client, 'adapters'>, namespace: Namespace): NamespaceAdapter {
  const adapter = client.adapters.find(adapter => adapter.namespace === namespace)
  if (!adapter) throw new AdapterNotFoundError({ namespace })
  return adapter
}
