import { readNumberId } from '../rpc/readNumberId.js'
import { pullWhenReady } from './pull.js'
import type { Connection, RelayNode } from './types.js'

/**
 * Handles the answer to a push. Returns false when this connection has no such push in flight. Any result but `true`
 * leaves the message in the mailbox for the next connection.
 */
export function acknowledge(
  node: RelayNode,
  connection: Connection,
  id: unknown,
  frame: string,
  result: unknown,
): boolean {
  const { inFlight } = connection
  if (!inFlight) return false
  const key = typeof id === 'string' ? id : typeof id === 'number' ? readNumberId(frame) : ''
  const pushed = inFlight.get(key)
  if (!pushed) return false
  inFlight.delete(key)
  if (result === true) {
    node.counts.acknowledged += 1
    node.mailbox.remove(pushed.topic, pushed.key)
    if (connection.pull?.places.has(pushed.topic)) connection.pull.acknowledged.add(key)
  }
  pullWhenReady(node, connection)
  return true
}
