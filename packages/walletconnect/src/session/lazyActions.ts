import { authenticate } from '../authenticate/authenticate.js'
import { messages, pingTimeout, sevenDays } from '../constants.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import { grants } from '../namespaces/granted.js'
import type { WalletConnectClient } from '../types.js'
import { ask, send } from './sendRequest.js'
import { findSession, keepSession, sessionKey } from './sessions.js'
import type { Context } from './types.js'

/** Settles when the wallet answers. @throws ProtocolError 8000 after 30 seconds */
export async function ping(
  context: Context,
  { topic, signal }: { readonly topic: string; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const symKey = sessionKey(findSession(context, topic))
  const kind = messages.ping
  await ask(context, { topic, symKey, method: 'wc_sessionPing', params: {}, kind, life: pingTimeout, signal })
}

/** Asks the wallet to prolong the session; its word counts. @throws ProtocolError 3004 when it refuses */
export async function extend(context: Context, { topic }: { readonly topic: string }): Promise<void> {
  const symKey = sessionKey(findSession(context, topic))
  const expiry = Math.floor(Date.now() / 1000) + sevenDays
  const kind = messages.extend
  await ask(context, {
    topic,
    symKey,
    method: 'wc_sessionExtend',
    params: { expiry },
    kind,
    life: pingTimeout,
  })
  const stored = findSession(context, topic)
  if (expiry > stored.session.expiry)
    keepSession(context, { ...stored, session: { ...stored.session, expiry } })
}

/** Tells the wallet of an event that the session grants. @throws ProtocolError 7001, 3005, 3002 */
export async function emitEvent(
  context: Context,
  { topic, chainId, event }: Parameters<WalletConnectClient['emit']>[0],
): Promise<void> {
  const stored = findSession(context, topic)
  const granted = grants(stored.session.namespaces, chainId)
  if (granted.length === 0) throw new ProtocolError(3005, { details: chainId })
  if (!granted.some(({ events }) => events.includes(event.name)))
    throw new ProtocolError(3002, { details: `${event.name} on ${chainId}` })
  const payload = { id: context.nextId(), method: 'wc_sessionEvent', params: { chainId, event } }
  await send(context, { topic, symKey: sessionKey(stored), kind: messages.event, payload })
}

/** What few pages need, loaded at first use. */
export const lazyActions = { authenticate, emitEvent, extend, ping }
