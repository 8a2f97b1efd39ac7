import type { Client } from '../../types/client.js'
import { RequestAbortedError } from './errors.js'
import { getRegistry, publishActivity } from './registry.js'

/** Parameters of {@link rejectRequest}. */
export type RejectRequestParameters = {
  /** Id of a request of `requestsAtom`. An unknown id is not an error: the request has ended meanwhile. */
  readonly id: number
}

/**
 * Rejects one pending request of an `auth` connector with "Request was aborted". A request that needs approval is also
 * aborted in the wallet.
 *
 * @example
 * rejectRequest(client, { id: request.id })
 */
export function rejectRequest(client: Client, { id }: RejectRequestParameters): void {
  const registry = getRegistry(client)
  const found = registry.open.get(id)
  if (!found) return
  const { request } = found
  const error = new RequestAbortedError(request)
  registry.open.delete(id)
  found.end(error)
  registry.last = { status: 'rejected', request, error }
  publishActivity(client)
}

/**
 * Rejects every pending request of `auth` connectors with "Request was aborted". Requests that need approval are also
 * aborted in the wallet; the wallet still executes a read, and its response is dropped.
 *
 * @example
 * rejectRequests(client)
 */
export function rejectRequests(client: Client): void {
  for (const id of [...getRegistry(client).open.keys()]) rejectRequest(client, { id })
}
