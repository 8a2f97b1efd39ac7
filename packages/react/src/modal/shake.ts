import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'

/** Shakes the card for half a second: what was asked for cannot be done now. */
export function shake(latchkit: Latchkit): void {
  const { shakes } = getInternals(latchkit)
  shakes.set(shakes.get() + 1)
}
