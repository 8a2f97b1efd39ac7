import { ProtocolError } from '../errors/protocolErrors.js'
import { endExpired } from './endExpired.js'
import { handlers } from './handlers.js'
import type { Context, JsonRpcRequest } from './types.js'
import { unsupported } from './unsupported.js'

/** Sees to a wallet's request on the topic of a session. */
export function answerSession(context: Context, topic: string, request: JsonRpcRequest): true | undefined {
  const stored = context.sessions.get(topic)
  if (!stored || endExpired(context, stored.session)) return undefined
  const handler = handlers.get(request.method)
  if (!handler) throw new ProtocolError(unsupported(request.method))
  handler(context, stored, request)
  return true
}
