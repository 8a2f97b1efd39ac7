import type { Client } from '../../types/client.js'
import { leftRequest } from './leftRequest.js'
import { getRegistry } from './registry.js'
import type { ReturnedRequest } from './types.js'

/**
 * Returns the answer to a request that the page was left for, and forgets it; undefined when there is none. The promise of
 * the request is gone with the page that made it, so an app that works in web views calls this whenever
 * `requestActivityAtom` has `returned`. Until it is called, the answer is there again after a reload, for ten minutes.
 *
 * @example
 * const returned = takeReturnedRequest(client)
 * if (returned?.method === 'personal_sign' && returned.status === 'success') verify(returned.params, returned.result)
 */
export function takeReturnedRequest(client: Client): ReturnedRequest | undefined {
  const registry = getRegistry(client)
  if (registry.isReturnedTaken) return undefined
  registry.isReturnedTaken = true
  leftRequest(client).remove()
  return registry.returned
}
