import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { createEntry } from './createEntry.js'
import type { NavigateArguments, ViewName } from './types.js'

/** Goes one step deeper; back returns here. */
export function pushView<name extends ViewName>(
  latchkit: Latchkit,
  ...parameters: NavigateArguments<name>
): void {
  const { router } = getInternals(latchkit)
  const state = router.get()
  router.set({
    ...state,
    loading: true,
    direction: 'forward',
    history: [...state.history, createEntry(state, parameters)],
  })
}
