import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { createEntry } from './createEntry.js'
import type { NavigateArguments, ViewName } from './types.js'

/** Shows a view and forgets the way to it, so that there is no back. */
export function resetView<name extends ViewName>(
  latchkit: Latchkit,
  ...parameters: NavigateArguments<name>
): void {
  const { router } = getInternals(latchkit)
  const state = router.get()
  router.set({
    ...state,
    loading: true,
    direction: state.history.length > 1 ? 'back' : 'forward',
    history: [createEntry(state, parameters)],
  })
}
