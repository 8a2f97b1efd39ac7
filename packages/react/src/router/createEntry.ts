import type { Entry, NavigateArguments, RouterState, ViewName } from './types.js'

/** A step that no other step of the history equals. */
export function createEntry<name extends ViewName>(
  state: RouterState,
  [view, parameters]: NavigateArguments<name>,
): Entry {
  const key = (state.history.at(-1)?.key ?? 0) + state.history.length + 1
  return { key, view, parameters } as Entry
}
