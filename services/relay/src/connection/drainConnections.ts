import { setTimeout as wait } from 'node:timers/promises'
import type { RelayNode } from './types.js'

const period = 10

/** Settles when nothing is in flight any more, or after the time that is given to clients for that. */
export async function drainConnections(node: RelayNode): Promise<void> {
  const until = Date.now() + node.limits.drain
  while (Date.now() < until && (node.pendingCalls > 0 || isInFlight(node))) await wait(period)
}

function isInFlight(node: RelayNode): boolean {
  for (const { inFlight } of node.connections.values()) if (inFlight && inFlight.size > 0) return true
  return false
}
