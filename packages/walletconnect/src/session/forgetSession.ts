import { ProtocolError } from '../errors/protocolErrors.js'
import type { WalletConnectEvents } from '../types.js'
import type { Context } from './types.js'

/** Lets go of what belonged to a session that is stored no longer, and tells of its end. */
export function forgetSession(
  context: Context,
  topic: string,
  reason: WalletConnectEvents['end']['reason'],
): void {
  clearTimeout(context.expiries.get(topic))
  context.expiries.delete(topic)
  for (const key of context.lastEvents.keys()) if (key.startsWith(topic)) context.lastEvents.delete(key)
  for (const request of [...context.pending.values()])
    if (request.topic === topic) request.fail(new ProtocolError(reason.code, { details: reason.message }))
  context.relay.unsubscribe(topic).catch(error => {
    context.logger?.debug('the relay was not told that a topic is over', { topic, error })
  })
  context.emitter.emit('end', { topic, reason })
}
