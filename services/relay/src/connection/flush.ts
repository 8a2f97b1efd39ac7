import { hasRoom } from './hasRoom.js'
import { pauseSlowReader } from './pauseSlowReader.js'
import { schedulePull } from './schedulePull.js'
import type { RelayNode } from './types.js'

/** Writes what this turn of the event loop queued. */
export function flush(node: RelayNode): void {
  const corked = node.corked.splice(0)
  for (const connection of corked) {
    connection.corked = false
    connection.stream.uncork()
    if (!pauseSlowReader(node, connection) && hasRoom(node, connection)) schedulePull(node, connection)
  }
}
