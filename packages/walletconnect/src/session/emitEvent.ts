import { messages } from '../constants.js'
import { ProtocolError } from '../errors/protocolErrors.js'
import { grants } from '../namespaces/grants.js'
import type { WalletConnectClient } from '../types.js'
import { findSession } from './findSession.js'
import { send } from './send.js'
import { sessionKey } from './sessionKey.js'
import type { Context } from './types.js'

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
