import { schedulePull } from './schedulePull.js'
import type { Connection, RelayNode } from './types.js'

/**
 * Stops pushing to, and reading from, a client that does not read what it has been sent, until it caught up. What it
 * misses meanwhile stays in the mailbox. Returns whether it is paused.
 */
export function pauseSlowReader(node: RelayNode, connection: Connection): boolean {
  const { socket, stream } = connection
  if (connection.pausedSince > 0 || socket.readyState !== socket.OPEN) return true
  if (stream.writableLength <= node.limits.bufferedBytes) return false
  node.counts.slowReaders += 1
  connection.pausedSince = Date.now()
  socket.pause()
  stream.once('drain', () => {
    connection.pausedSince = 0
    connection.alive = true
    socket.resume()
    schedulePull(node, connection)
  })
  return true
}
