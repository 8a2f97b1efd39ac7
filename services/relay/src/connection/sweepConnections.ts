import { sweepBudgets } from './budgets.js'
import { schedulePull } from './pull.js'
import type { RelayNode } from './types.js'

/** Milliseconds that a refused client has to close, so that refusals hold no sockets. */
const closeTimeout = 2_000

/**
 * Runs once a second. Pings the connections whose turn it is. Ends connections that did not answer the last ping, that
 * have read nothing for too long, or that stay open after a refusal.
 */
export function sweepConnections(node: RelayNode, tick: number): void {
  sweepBudgets(node)
  const now = performance.now()
  for (const [socket, since] of node.refused) if (now - since >= closeTimeout) socket.terminate()
  for (const connection of node.connections.values()) {
    if (connection.pausedSince > 0) {
      if (now - connection.pausedSince < node.limits.stall) continue
      node.log.warn({ clientId: connection.clientId }, 'a client that reads too slowly was disconnected')
      connection.socket.terminate()
      continue
    }
    // A read of the mailbox may have failed.
    if (connection.backlog) schedulePull(node, connection)
    if (connection.pingSlot === tick % node.limits.ping) {
      if (connection.alive) {
        connection.alive = false
        connection.socket.ping()
      } else connection.socket.terminate()
    }
  }
}
