import { fallBehind } from './fallBehind.js'
import { schedulePull } from './schedulePull.js'
import type { RelayNode } from './types.js'

/** Has a topic read again for its local subscribers. What they have in flight is not pushed twice. */
export function readTopicAgain(node: RelayNode, topic: string): void {
  for (const connection of node.subscribers.get(topic) ?? []) {
    fallBehind(connection, topic, 0)
    schedulePull(node, connection)
  }
}
