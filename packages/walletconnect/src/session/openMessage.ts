import { openEnvelope, readEnvelope } from '../envelope/envelope.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import { isRecord } from '../validate.js'
import { sessionKey } from './sessions.js'
import type { Context, JsonRpcRequest, JsonRpcResponse } from './types.js'

export type OpenedMessage = {
  readonly symKey: Uint8Array
  readonly payload: JsonRpcRequest | JsonRpcResponse
}

/**
 * Decrypts and parses a message of a peer. Returns `undefined` when this tab does not know the topic.
 *
 * @throws ProtocolError 7 (type), InvalidEnvelopeError, InvalidPublicKeyError, or TypeError when the text is not JSON-RPC
 */
export async function openMessage(
  context: Context,
  topic: string,
  message: string,
): Promise<OpenedMessage | undefined> {
  const key = keyOf(context, topic)
  if (!key) return undefined
  const envelope = readEnvelope(message)
  // An envelope of type 1 contains a key, which must not replace an agreed key.
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

/** Parses a JSON-RPC request or response. Returns `undefined` for any other text. */
export function readJsonRpc(text: string): JsonRpcRequest | JsonRpcResponse | undefined {
  const payload = parse(text)
  if (!isRecord(payload) || payload.jsonrpc !== '2.0') return undefined
  const { id, method, params, error } = payload
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0) return undefined
  if (typeof method === 'string') return { id, method, params }
  if (isRecord(error)) {
    const { code, message } = error
    if (!Number.isSafeInteger(code) || typeof code !== 'number' || typeof message !== 'string')
      return undefined
    return { id, error: { code, message } }
  }
  return 'result' in payload && error === undefined ? { id, result: payload.result } : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
