import { fiveMinutes, messages, sevenDays } from '../constants.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import { namespacesOfChain } from '../namespaces/granted.js'
import type { RequestParameters } from '../types.js'
import { sendRequest } from './sendRequest.js'
import { findSession, sessionKey } from './sessions.js'
import type { Context } from './types.js'

/**
 * Sends a request to the wallet of a session. A request that the session does not grant is refused and not sent.
 *
 * @throws ProtocolError 7001 (no such session), 3005 (chain), 3001 (method), 5 (expiry), 8000 (no response in time), or
 * with the wallet's number
 */
export async function request(context: Context, parameters: RequestParameters): Promise<unknown> {
  const { topic, chainId, expiry = fiveMinutes, signal, onSent } = parameters
  const { method, params } = parameters.request
  const stored = findSession(context, topic)
  const granted = namespacesOfChain(stored.session.namespaces, chainId)
  if (granted.length === 0) throw new ProtocolError(3005, { details: chainId })
  if (!granted.some(({ methods }) => methods.includes(method)))
    throw new ProtocolError(3001, { details: `${method} on ${chainId}` })
  if (!Number.isInteger(expiry) || expiry < fiveMinutes || expiry > sevenDays)
    throw new ProtocolError(5, { details: `expiry: ${fiveMinutes} to ${sevenDays} seconds, not ${expiry}` })

  const expiryTimestamp = Math.floor(Date.now() / 1000) + expiry
  return sendRequest(context, {
    topic,
    symKey: sessionKey(stored),
    method: 'wc_sessionRequest',
    params: { chainId, request: { method, params, expiryTimestamp } },
    kind: { ...messages.request, ttl: expiry },
    timeout: expiry * 1000,
    signal,
    onSent,
  })
}
