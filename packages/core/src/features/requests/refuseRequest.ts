import type { Client } from '../../types/client.js'
import { RequestNotAllowedError } from './errors.js'
import { getRegistry } from './getRegistry.js'
import { publishActivity } from './publishActivity.js'
import type { AuthRequest } from './types.js'

/** Refuses a method that the policy does not allow, and with it everything that is pending. */
export function refuseRequest(client: Client, request: AuthRequest): RequestNotAllowedError {
  const registry = getRegistry(client)
  const error = new RequestNotAllowedError(request)
  client.logger.error(error.shortMessage, { method: request.method })
  for (const { end } of registry.open.values()) end(error)
  registry.open.clear()
  registry.last = { status: 'notAllowed', request, error }
  publishActivity(client)
  return error
}
