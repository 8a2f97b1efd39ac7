import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'

/** Fetches the modal ahead of the click. Called when a person is about to press one of our buttons, never before. */
export function preloadModal(latchkit: Latchkit): void {
  getInternals(latchkit)
    .loadModal()
    // The modal writes a number, and the first one of a page takes 10 ms, whatever its locale.
    .then(() => new Intl.NumberFormat().format(0))
    // Opening tries again and tells, so a failure here is nobody's business.
    .catch(() => {})
}
