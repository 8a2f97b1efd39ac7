import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { shake } from '../modal/shake.js'
import { resetView } from './resetView.js'
import { resolveOpeningView } from './resolveOpeningView.js'

/** Closes the modal, or shakes it while something forbids that. An embedded one returns to its first view. */
export function closeModal(latchkit: Latchkit): void {
  const { router, runtime, place } = getInternals(latchkit)
  const state = router.get()
  if (!state.open) return
  if (runtime.beforeClose?.()) return
  if (runtime.closeBlockers.size > 0) shake(latchkit)
  else if (place.get()?.embedded) resetView(latchkit, resolveOpeningView(latchkit.client))
  else router.set({ ...state, open: false, loading: false })
}
