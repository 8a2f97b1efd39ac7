import { pullWhenReady, schedulePull } from './pull.js'
import { writeQueue } from './send.js'
import type { Connection, RelayNode } from './types.js'

/** Writes the texts that this turn of the event loop queued. */
export function flush(node: RelayNode): void {
  const queued = node.queued.splice(0)
  for (const connection of queued) {
    writeQueue(node, connection)
    if (!pauseSlowReader(node, connection)) pullWhenReady(node, connection)
  }
}

/**
 * Stops pushing to, and reading from, a client that does not read its data, until it has caught up. Messages that it
 * misses meanwhile stay in the mailbox. Returns whether the client is paused.
 */
function pauseSlowReader(node: RelayNode, connection: Connection): boolean {
  const { socket, stream } = connection
  if (connection.pausedSince > 0 || socket.readyState !== socket.OPEN) return true
  if (stream.writableLength <= node.limits.bufferedBytes) return false
  node.counts.slowReaders += 1
  connection.pausedSince = performance.now()
  socket.pause()
  stream.once('drain', () => {
    connection.pausedSince = 0
    connection.alive = true
    if (socket.readyState !== socket.OPEN) return
    socket.resume()
    schedulePull(node, connection)
  })
  return true
}
