import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'

/** Returns to the view before this one; nothing happens on the first. */
export function goBack(latchkit: Latchkit): void {
  const { router } = getInternals(latchkit)
  const state = router.get()
  if (state.history.length < 2) return
  router.set({ ...state, loading: true, direction: 'back', history: state.history.slice(0, -1) })
}
