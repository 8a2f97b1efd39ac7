import type { Counts } from './counts.js'

/** Counts something that the relay refused. */
export function countRefusal(counts: Counts, reason: string): void {
  counts.refused.set(reason, (counts.refused.get(reason) ?? 0) + 1)
}
