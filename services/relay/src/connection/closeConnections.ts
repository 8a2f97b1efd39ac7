import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { RelayNode } from './types.js'

/** Milliseconds for clients to answer the closing frame. */
const patience = 1_000

/** Closes every connection with 1001, which tells clients to come back elsewhere. */
export async function closeConnections(node: RelayNode): Promise<void> {
  for (const socket of node.refused.keys()) socket.terminate()
  const sockets = [...node.connections.keys()]
  const closed = Promise.all(sockets.map(socket => once(socket, 'close')))
  for (const socket of sockets) {
    socket.resume()
    socket.close(1001, 'The relay is shutting down')
  }
  const end = new AbortController()
  await Promise.race([closed, wait(patience, undefined, { signal: end.signal }).catch(() => {})])
  end.abort()
  for (const socket of sockets) socket.terminate()
}
