import { schedulePull } from './schedulePull.js'
import type { RelayNode } from './types.js'

/**
 * Once a second: pings the connections whose turn it is, ends those that did not answer the last ping, and those that
 * have not read for too long.
 */
export function sweepConnections(node: RelayNode, tick: number): void {
  const now = Date.now()
  for (const connection of node.connections.values()) {
    if (connection.pausedSince > 0) {
      if (now - connection.pausedSince < node.limits.stall) continue
      node.log.warn({ clientId: connection.clientId }, 'a client that reads too slowly was disconnected')
      connection.socket.terminate()
      continue
    }
    // A read of the mailbox may have failed.
    if (connection.behind) schedulePull(node, connection)
    if (connection.pingSlot === tick % node.limits.ping) {
      if (connection.alive) {
        connection.alive = false
        connection.socket.ping()
      } else connection.socket.terminate()
    }
  }
}
