import { getSetup } from '../latchkit/setup.js'
import type { Latchkit } from '../latchkit/types.js'

/** Fetches the modal ahead of the click. Called when a person is about to press one of our buttons, never before. */
export function preloadModal(latchkit: Latchkit): void {
  getSetup(latchkit)
    .loaders.loadModal()
    // The modal formats a number, and the first one of a page takes 10 ms, whatever its locale.
    .then(() => new Intl.NumberFormat().format(0))
    // Opening tries again and reports the failure.
    .catch(() => {})
}
