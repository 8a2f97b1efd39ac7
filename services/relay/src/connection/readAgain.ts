import { fallBehind } from './fallBehind.js'
import { schedulePull } from './schedulePull.js'
import type { RelayNode } from './types.js'

/** Has every topic of every connection read again, after messages may have been missed. */
export function readAgain(node: RelayNode): void {
  for (const connection of node.connections.values()) {
    if (!connection.topics) continue
    for (const topic of connection.topics.keys()) fallBehind(connection, topic, 0)
    schedulePull(node, connection)
  }
}
