import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { createEntry } from './createEntry.js'
import type { NavigateArguments, ViewName } from './types.js'

/** Shows another view in place of this one; back skips this one. */
export function replaceView<name extends ViewName>(
  latchkit: Latchkit,
  ...parameters: NavigateArguments<name>
): void {
  const { router } = getInternals(latchkit)
  const state = router.get()
  router.set({
    ...state,
    loading: true,
    direction: 'forward',
    history: [...state.history.slice(0, -1), createEntry(state, parameters)],
  })
}
