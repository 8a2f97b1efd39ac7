import type { Connection, RelayNode } from './types.js'

/** Ends a subscription. Not being subscribed is no error. */
export function unsubscribeTopic(node: RelayNode, connection: Connection, topic: string): void {
  connection.behind?.delete(topic)
  if (!connection.topics?.delete(topic)) return
  const subscribers = node.subscribers.get(topic)
  if (!subscribers) return
  const rest = subscribers.filter(other => other !== connection)
  if (rest.length > 0) node.subscribers.set(topic, rest)
  else {
    node.subscribers.delete(topic)
    node.mailbox.shut(topic)
  }
}
