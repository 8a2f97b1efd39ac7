import type { Client } from '../../types/client.js'
import { getRegistry } from './getRegistry.js'
import { rejectRequest } from './rejectRequest.js'

/**
 * Rejects every pending request of `auth` connectors with "Request was aborted". Those that need approval are aborted in
 * the wallet too; a read goes on there, and its answer is dropped.
 *
 * @example
 * rejectRequests(client)
 */
export function rejectRequests(client: Client): void {
  for (const id of [...getRegistry(client).open.keys()]) rejectRequest(client, { id })
}
