import { createSlot } from '../page/latchkit/setup.js'
import type { Latchkit } from '../page/latchkit/types.js'
import type { ViewName } from '../page/router/types.js'

/** Fetches a view. The modal writes it while it is mounted: views may not import the registry, which imports them. */
export const getViewLoader = /*#__PURE__*/ createSlot<{
  load?: ((name: ViewName) => Promise<unknown>) | undefined
}>(() => ({}))

/** Fetches a view's chunk ahead of its opening. A failure is reported when the view is opened. */
export function preloadView(latchkit: Latchkit, name: ViewName): void {
  getViewLoader(latchkit)
    .load?.(name)
    .catch(() => {})
}
