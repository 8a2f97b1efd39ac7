import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { getEntry } from '../router/getEntry.js'

/** Whether the view of requests is what is shown. */
export function isApproving(latchkit: Latchkit): boolean {
  const state = getInternals(latchkit).router.get()
  return state.open && getEntry(state)?.view === 'ApproveTransaction'
}
