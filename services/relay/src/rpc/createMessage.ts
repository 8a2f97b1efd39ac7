import type { Connection, RelayNode } from '../connection/types.js'
import { toJson } from '../mailbox/toJson.js'
import type { Message } from '../mailbox/types.js'
import { RpcError } from './rpcError.js'

const defaultTtl = 300

/** A message as a client hands it in; nothing of it is trusted. */
export type Draft = {
  readonly topic: string
  readonly message: unknown
  readonly ttl: unknown
  readonly tag: unknown
}

/** @throws RpcError */
export function createMessage(node: RelayNode, connection: Connection, draft: Draft): Message {
  const { topic, message, ttl = defaultTtl, tag = 0 } = draft
  if (typeof message !== 'string' || message === '') {
    throw new RpcError('invalid-params', 'Invalid params: message is not a text')
  }
  if (Buffer.byteLength(message) > node.limits.messageBytes) {
    throw new RpcError(
      'message-too-large',
      `Limit exceeded: a message has at most ${node.limits.messageBytes} bytes`,
    )
  }
  if (typeof ttl !== 'number' || !(ttl > 0 && ttl <= node.limits.ttl)) {
    throw new RpcError(
      'invalid-params',
      `Invalid params: ttl is not between 1 and ${node.limits.ttl} seconds`,
    )
  }
  if (typeof tag !== 'number' || !Number.isSafeInteger(tag)) {
    throw new RpcError('invalid-params', 'Invalid params: tag is not an integer')
  }
  const publishedAt = Date.now()
  const id = node.nextId(publishedAt)
  return {
    id,
    key: node.mailbox.keyOf(id, message),
    topic,
    message,
    publishedAt,
    expiresAt: publishedAt + ttl * 1_000,
    publisher: connection.clientId,
    tag,
    position: 0,
    json: toJson(message),
  }
}
