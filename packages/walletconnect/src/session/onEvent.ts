import { ProtocolError } from '../errors/protocolErrors.js'
import { grants } from '../namespaces/grants.js'
import { isChainId } from '../namespaces/isChainId.js'
import { isRecord } from '../validate/isRecord.js'
import { isOlder } from './isOlder.js'
import type { Handler } from './types.js'

/** `wc_sessionEvent`: something happened in the wallet that it may tell. */
export const onEvent: Handler = (context, { session }, { id, params }) => {
  if (!isRecord(params) || !isRecord(params.event)) throw new ProtocolError(1002)
  const { chainId, event } = params
  const { name, data } = event
  if (!isChainId(chainId) || typeof name !== 'string') throw new ProtocolError(1002)
  const granted = grants(session.namespaces, chainId)
  if (granted.length === 0) throw new ProtocolError(3005)
  if (!granted.some(({ events }) => events.includes(name))) throw new ProtocolError(3002)

  const { topic } = session
  const key = `${topic} ${name}`
  if (isOlder(id, context.lastEvents.get(key) ?? 0)) return
  context.lastEvents.set(key, id)
  context.emitter.emit('event', { topic, chainId, name, data })
}
