import { refusedMethods } from '@latchkit/secure-frame-client/methods'
import type { Client } from '../../types/client.js'
import type { Connector } from '../../types/connection.js'
import { MethodNotFoundError, RequestNotAllowedError } from './errors.js'
import { getRequestPolicy } from './getRequestPolicy.js'
import { getRegistry, publishActivity, type Registry } from './registry.js'
import type { AuthRequest, PendingRequest, RequestOutcome } from './types.js'

/** Parameters of {@link guardRequest}. */
export type GuardRequestParameters<value> = {
  readonly connector: Connector
  /** Name of the JSON-RPC method. */
  readonly method: string
  readonly params?: unknown
  /** Calls the wallet. Not called if the method is not allowed. */
  readonly send: () => Promise<value>
  /** Called when the approval is no longer awaited, so that the wallet can drop the request. */
  readonly abort?: ((request: PendingRequest) => void) | undefined
}

/**
 * Sends one request to an `auth` connector under the policy: `safe` methods pass, `notSafe` methods pass and are shown.
 * Methods that ask for another signature or change are refused together with all pending requests. An unknown method, with
 * which libraries test what a wallet supports, is an error for its caller and changes nothing else. Requests to other
 * connectors are sent unchanged.
 *
 * @throws RequestNotAllowedError `requests/not-allowed`
 * @throws MethodNotFoundError `requests/method-not-found`
 * @throws RequestAbortedError `requests/aborted`, if it was aborted before the wallet answered
 *
 * @example
 * await guardRequest(client, { connector, method, params, send: () => frame.request({ method, params }) })
 */
export async function guardRequest<value>(
  client: Client,
  { connector, method, params, send, abort }: GuardRequestParameters<value>,
): Promise<value> {
  if (connector.type !== 'auth') return send()
  const registry = getRegistry(client)
  const id = registry.nextId++
  const policy = getRequestPolicy(method)
  if (policy === 'notAllowed') {
    if (!refusedMethods.includes(method)) throw new MethodNotFoundError({ method })
    throw refuseRequest(client, { id, connector, method, params })
  }
  const request: PendingRequest = { id, connector, method, params, policy }
  return new Promise<value>((resolve, reject) => {
    registry.open.set(id, {
      request,
      end(error) {
        reject(error)
        if (policy !== 'notSafe') return
        try {
          abort?.(request)
        } catch (cause) {
          client.logger.warn('A request could not be aborted', { method, cause })
        }
      },
    })
    publishActivity(client)
    ask(send).then(
      value => {
        finish(client, registry, { status: 'success', request })
        resolve(value)
      },
      error => {
        finish(client, registry, { status: 'error', request, error })
        reject(error)
      },
    )
  })
}

/** A synchronous throw of the wallet is also an answer. */
async function ask<value>(send: () => Promise<value>): Promise<value> {
  return send()
}

/** Does nothing for a request that was rejected meanwhile. */
function finish(client: Client, registry: Registry, outcome: RequestOutcome): void {
  if (!registry.open.delete(outcome.request.id)) return
  registry.last = outcome
  publishActivity(client)
}

/** Refuses a method of `refusedMethods`, and rejects all pending requests. */
function refuseRequest(client: Client, request: AuthRequest): RequestNotAllowedError {
  const registry = getRegistry(client)
  const error = new RequestNotAllowedError(request)
  client.logger.error(error.shortMessage, { method: request.method })
  for (const { end } of registry.open.values()) end(error)
  registry.open.clear()
  registry.last = { status: 'notAllowed', request, error }
  publishActivity(client)
  return error
}
