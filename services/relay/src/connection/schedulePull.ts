import { createPull } from './createPull.js'
import { pull } from './pull.js'
import type { Connection, RelayNode } from './types.js'

/** Has what waits for a client pushed, after what is being answered now. */
export function schedulePull(node: RelayNode, connection: Connection): void {
  if (connection.pull || !connection.behind || connection.pausedSince > 0) return
  if (connection.inFlight && connection.inFlight.size >= node.limits.inFlight) return
  connection.pull = createPull('', 0)
  setImmediate(pull, node, connection)
}
