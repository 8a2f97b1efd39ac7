import { authenticate } from '../authenticate/authenticate.js'
import { messages, pingTimeout, sevenDays } from '../constants.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import { namespacesOfChain } from '../namespaces/granted.js'
import type { WalletConnectClient } from '../types.js'
import { sendMessage, sendRequest } from './sendRequest.js'
import { findSession, saveSession, sessionKey } from './sessions.js'
import type { Context } from './types.js'

/** Resolves when the wallet responds. @throws ProtocolError 8000 after 30 seconds */
async function ping(
  context: Context,
  { topic, signal }: Parameters<WalletConnectClient['ping']>[0],
): Promise<void> {
  await sendRequest(context, {
    topic,
    symKey: sessionKey(findSession(context, topic)),
    method: 'wc_sessionPing',
    params: {},
    kind: messages.ping,
    timeout: pingTimeout,
    signal,
  })
}

/** Asks the wallet to extend the session to seven days from now. @throws ProtocolError 3004 when it refuses */
async function extend(
  context: Context,
  { topic }: Parameters<WalletConnectClient['extend']>[0],
): Promise<void> {
  const expiry = Math.floor(Date.now() / 1000) + sevenDays
  await sendRequest(context, {
    topic,
    symKey: sessionKey(findSession(context, topic)),
    method: 'wc_sessionExtend',
    params: { expiry },
    kind: messages.extend,
    timeout: pingTimeout,
  })
  const stored = findSession(context, topic)
  if (expiry > stored.session.expiry)
    saveSession(context, { ...stored, session: { ...stored.session, expiry } })
}

/** Sends an event that the session grants to the wallet. @throws ProtocolError 7001, 3005, 3002 */
async function emitEvent(
  context: Context,
  { topic, chainId, event }: Parameters<WalletConnectClient['emit']>[0],
): Promise<void> {
  const stored = findSession(context, topic)
  const granted = namespacesOfChain(stored.session.namespaces, chainId)
  if (granted.length === 0) throw new ProtocolError(3005, { details: chainId })
  if (!granted.some(({ events }) => events.includes(event.name)))
    throw new ProtocolError(3002, { details: `${event.name} on ${chainId}` })
  const payload = { id: context.nextId(), method: 'wc_sessionEvent', params: { chainId, event } }
  await sendMessage(context, { topic, symKey: sessionKey(stored), kind: messages.event, payload })
}

/** Actions that few pages need. A separate chunk that loads when one of them is called. */
export const lazyActions = { authenticate, emitEvent, extend, ping }
