import type { Message } from '../mailbox/types.js'
import { send } from './send.js'
import type { Connection, RelayNode } from './types.js'

/** Pushes a message to one subscriber; false if that one has enough to do for now. */
export function push(node: RelayNode, connection: Connection, message: Message): boolean {
  const subscription = connection.topics?.get(message.topic)
  if (subscription === undefined) return true
  connection.inFlight ??= new Map()
  if (connection.inFlight.has(message.id)) return true
  if (connection.pausedSince > 0 || connection.inFlight.size >= node.limits.inFlight) return false
  if (connection.stream.writableLength > node.limits.bufferedBytes) return false
  connection.inFlight.set(message.id, { topic: message.topic, key: message.key })
  node.counts.delivered += 1
  send(
    node,
    connection,
    `{"id":"${message.id}","jsonrpc":"2.0","method":"irn_subscription","params":{"id":"${subscription}","data":{"topic":"${message.topic}","message":${message.json},"publishedAt":${message.publishedAt},"tag":${message.tag}}}}`,
  )
  return true
}
