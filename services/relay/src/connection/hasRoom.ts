import type { Connection, RelayNode } from './types.js'

/** Whether a client can take so much that reading its mailbox is worth it. */
export function hasRoom(node: RelayNode, { inFlight }: Connection): boolean {
  return inFlight === undefined || inFlight.size <= node.limits.inFlight / 2
}
