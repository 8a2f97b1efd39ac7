import type { Message } from '../mailbox/types.js'
import { push } from './push.js'
import type { RelayNode } from './types.js'

/** Pushes a message to every local subscriber but its publisher. */
export function deliver(node: RelayNode, message: Message): void {
  const subscribers = node.subscribers.get(message.topic)
  if (!subscribers) return
  for (const connection of subscribers) {
    if (connection.clientId === message.publisher) continue
    // Behind what waits already, so that messages keep their order.
    if (connection.behind?.has(message.topic)) continue
    const late = connection.pull?.topic === message.topic ? connection.pull.late : undefined
    if (late && late.length < node.limits.inFlight) late.push(message)
    else if (late || !push(node, connection, message)) {
      connection.behind ??= new Set()
      connection.behind.add(message.topic)
    }
  }
}
