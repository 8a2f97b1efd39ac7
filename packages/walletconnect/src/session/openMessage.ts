import { openEnvelope } from '../envelope/openEnvelope.js'
import { readEnvelope } from '../envelope/readEnvelope.js'
import { ProtocolError } from '../errors/protocolErrors.js'
import { readJsonRpc } from './readJsonRpc.js'
import { sessionKey } from './sessionKey.js'
import type { Context, JsonRpcRequest, JsonRpcResponse } from './types.js'

export type OpenedMessage = {
  readonly symKey: Uint8Array
  readonly payload: JsonRpcRequest | JsonRpcResponse
}

/**
 * What a peer sent; `undefined` when this tab does not know the topic.
 *
 * @throws ProtocolError 7 (type), InvalidEnvelopeError, InvalidPublicKeyError, or a TypeError when the text is no JSON-RPC
 */
export async function openMessage(
  context: Context,
  topic: string,
  message: string,
): Promise<OpenedMessage | undefined> {
  const key = keyOf(context, topic)
  if (!key) return undefined
  const envelope = readEnvelope(message)
  // Those of type 1 bring a key along, which means nothing where one is agreed already.
  if (typeof key !== 'function' && envelope.type !== 0) throw new ProtocolError(7)
  const symKey = typeof key === 'function' ? await key(envelope) : key
  const payload = readJsonRpc(openEnvelope({ symKey, message }))
  if (!payload) throw new TypeError('no JSON-RPC')
  return { symKey, payload }
}

function keyOf(context: Context, topic: string) {
  const privateTopic = context.privateTopics.get(topic)
  if (privateTopic) return privateTopic.symKey
  const stored = context.sessions.get(topic)
  return stored && sessionKey(stored)
}
