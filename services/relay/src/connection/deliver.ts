import type { Message } from '../mailbox/types.js'
import { fallBehind } from './fallBehind.js'
import { push } from './push.js'
import type { RelayNode } from './types.js'

/** Pushes a message to every local subscriber but its publisher. */
export function deliver(node: RelayNode, message: Message): void {
  const subscribers = node.subscribers.get(message.topic)
  if (!subscribers) return
  const { topic, position } = message
  for (const connection of subscribers) {
    if (connection.clientId === message.publisher) continue
    const late = connection.pull?.topic === topic ? connection.pull.late : undefined
    if (late && late.length < node.limits.inFlight) late.push(message)
    // Behind what waits already, so that messages keep their order.
    else if (late || connection.behind?.has(topic) || !push(node, connection, message)) {
      fallBehind(connection, topic, position - 1)
    }
  }
}
