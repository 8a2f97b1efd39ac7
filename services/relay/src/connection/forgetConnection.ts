import type { Connection, RelayNode } from './types.js'
import { unsubscribeTopic } from './unsubscribeTopic.js'

/** Lets go of a client that is gone. What it did not acknowledge stays in the mailbox. */
export function forgetConnection(node: RelayNode, connection: Connection): void {
  node.connections.delete(connection.socket)
  for (const topic of connection.topics?.keys() ?? []) unsubscribeTopic(node, connection, topic)
  connection.inFlight = undefined
  connection.behind = undefined
}
