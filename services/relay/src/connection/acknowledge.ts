import { pullWhenReady } from './pull.js'
import type { Connection, RelayNode } from './types.js'

/**
 * Handles the answer to the push with an id. Returns false when this connection has no such push in flight. Any result
 * but `true` leaves the message in the mailbox for the next connection.
 */
export function acknowledge(node: RelayNode, connection: Connection, key: string, result: unknown): boolean {
  const { inFlight } = connection
  const pushed = inFlight?.get(key)
  if (!inFlight || !pushed) return false
  inFlight.delete(key)
  if (result === true) {
    node.counts.acknowledged += 1
    node.mailbox.remove(pushed.topic, pushed.key)
    if (connection.pull?.places.has(pushed.topic)) connection.pull.acknowledged.add(key)
  }
  pullWhenReady(node, connection)
  return true
}
