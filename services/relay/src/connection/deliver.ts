import type { Message } from '../mailbox/message.js'
import { send } from './send.js'
import type { Connection, RelayNode } from './types.js'

/** Pushes a message to every local subscriber except its publisher. */
export function deliver(node: RelayNode, message: Message): void {
  const subscribers = node.subscribers.get(message.topic)
  if (!subscribers) return
  const { topic, position } = message
  for (const connection of subscribers) {
    if (connection.clientId === message.publisher) continue
    const arrived = connection.pull?.places.has(topic) ? connection.pull.arrived : undefined
    if (arrived && arrived.length < node.limits.inFlight) arrived.push(message)
    // A message goes behind the backlog of its topic, so that messages keep their order.
    else if (arrived || connection.backlog?.has(topic) || !push(node, connection, message)) {
      addBacklog(connection, topic, position - 1)
    }
  }
}

/** Pushes a message to one subscriber. Returns false when the subscriber cannot take more for now. */
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
    `{"id":"${message.id}","jsonrpc":"2.0","method":"irn_subscription","params":{"id":"${subscription}","data":{"topic":"${message.topic}","message":"`,
    message.escaped,
    `","publishedAt":${message.publishedAt},"tag":${message.tag}}}}`,
  )
  return true
}

/** Records that the messages of a topic behind a position are still to be pushed from the mailbox. */
export function addBacklog(connection: Connection, topic: string, after: number): void {
  connection.backlog ??= new Map()
  const before = connection.backlog.get(topic)
  if (before === undefined || before > after) connection.backlog.set(topic, after)
}
