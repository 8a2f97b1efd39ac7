import type { Runtime } from '../types.js'

/** Ids of the connectors that the client is asking to connect. */
export function pendingIds({ context }: Pick<Runtime, 'context'>): readonly string[] {
  return context?.attempts.get() ?? []
}
