import { ProtocolError } from '../errors/protocolErrors.js'
import { endExpired } from './endExpired.js'
import { handlers } from './handlers.js'
import { noteSeen } from './noteSeen.js'
import type { Context, JsonRpcRequest } from './types.js'
import { unsupported } from './unsupported.js'

/** Sees to a wallet's request on the topic of a session. */
export function answerSession(context: Context, topic: string, request: JsonRpcRequest): true | undefined {
  const stored = context.sessions.get(topic)
  if (!stored || endExpired(context, stored.session)) return undefined
  const handler = handlers.get(request.method)
  if (!handler) throw new ProtocolError(unsupported(request.method))
  const { id, method } = request
  if (context.past.has(`${topic} ${id}`)) return true
  handler(context, stored, request)
  // The others are noted by what they change.
  if (method === 'wc_sessionEvent' || method === 'wc_sessionExtend') noteSeen(context, topic, id)
  return true
}
