import { closeConnection } from './send.js'
import type { Connection, RelayNode } from './types.js'

/**
 * Ends the connection of a client on which something failed that is a fault of the relay. An exception that leaves the
 * listener of a socket ends the process, and so the connections of every other client.
 */
export function endConnection(node: RelayNode, connection: Connection, error: unknown): void {
  node.log.error({ err: error }, 'a connection failed')
  closeConnection(node, connection, 1011, 'Internal error')
}
