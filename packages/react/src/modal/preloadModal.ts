import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'

/** Fetches the modal ahead of the click. Called when a person is about to press one of our buttons, never before. */
export function preloadModal(latchkit: Latchkit): void {
  // Opening tries again and tells, so a failure here is nobody's business.
  getInternals(latchkit)
    .loadModal()
    .catch(() => {})
}
