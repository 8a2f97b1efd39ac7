import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { getEntry } from '../router/getEntry.js'
import type { Entry } from '../router/types.js'

/** Tells that the step is shown, unless another one was asked for meanwhile. */
export function settleView(latchkit: Latchkit, entry: Entry): void {
  const { router } = getInternals(latchkit)
  const state = router.get()
  if (state.loading && getEntry(state) === entry) router.set({ ...state, loading: false })
}
