import type { Entry, RouterState } from './types.js'

/** The step that is shown, or about to be. */
export function getEntry(state: RouterState): Entry | undefined {
  return state.history.at(-1)
}
