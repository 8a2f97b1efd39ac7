import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'

export function dismissAlert(latchkit: Latchkit): void {
  getInternals(latchkit).alert.set(undefined)
}
