import { pull } from './pull.js'
import type { Connection, RelayNode } from './types.js'

/** Has what waits for a client pushed, after what is being answered now. */
export function schedulePull(node: RelayNode, connection: Connection): void {
  if (connection.pull || !connection.behind) return
  connection.pull = { topic: '', late: [] }
  setImmediate(pull, node, connection)
}
