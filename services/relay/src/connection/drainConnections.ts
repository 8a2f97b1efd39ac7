import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { closeConnection } from './send.js'
import type { RelayNode } from './types.js'

const pollInterval = 10

/** Milliseconds for clients to answer the closing frame. */
const closeTimeout = 1_000

/** Waits until no call is pending and no push in flight, `limits.drain` ms at most. */
export async function drainConnections(node: RelayNode): Promise<void> {
  const until = performance.now() + node.limits.drain
  while (performance.now() < until && (node.pendingCalls > 0 || isInFlight(node))) await wait(pollInterval)
}

/** Closes every connection with 1001, which requests that clients connect elsewhere. */
export async function closeConnections(node: RelayNode): Promise<void> {
  for (const socket of node.refused.keys()) socket.terminate()
  const sockets = [...node.connections.keys()]
  const closed = Promise.all(sockets.map(socket => once(socket, 'close')))
  for (const connection of node.connections.values()) {
    connection.socket.resume()
    closeConnection(node, connection, 1001, 'The relay is shutting down')
  }
  const end = new AbortController()
  await Promise.race([closed, wait(closeTimeout, undefined, { signal: end.signal }).catch(() => {})])
  end.abort()
  for (const socket of sockets) socket.terminate()
}

function isInFlight(node: RelayNode): boolean {
  for (const { inFlight } of node.connections.values()) if (inFlight && inFlight.size > 0) return true
  return false
}
