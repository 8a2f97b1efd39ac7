import type { Latchkit } from '../page/latchkit/types.js'
import { getStore } from '../page/provider/getStore.js'
import { preparedAtom, routerAtom } from '../page/router/atoms.js'
import { createEntry } from '../page/router/openingEntry.js'
import type { Entry, NavigateArguments, RouterState, ViewName } from '../page/router/types.js'

/** Navigates to a view; back returns to the current view. */
export function pushView<name extends ViewName>(
  latchkit: Latchkit,
  ...parameters: NavigateArguments<name>
): void {
  navigate(latchkit, state => ({
    direction: 'forward',
    history: [...state.history, createEntry(state, parameters)],
  }))
}

/** Shows another view instead of the current view, which back then skips. */
export function replaceView<name extends ViewName>(
  latchkit: Latchkit,
  ...parameters: NavigateArguments<name>
): void {
  navigate(latchkit, state => ({
    direction: 'forward',
    history: [...state.history.slice(0, -1), createEntry(state, parameters)],
  }))
}

/** Shows a view and clears the history, so that back is not available. */
export function resetView<name extends ViewName>(
  latchkit: Latchkit,
  ...parameters: NavigateArguments<name>
): void {
  navigate(latchkit, state => ({
    direction: state.history.length > 1 ? 'back' : 'forward',
    history: [createEntry(state, parameters)],
  }))
}

/** Returns to the previous view; does nothing on the first. */
export function goBack(latchkit: Latchkit): void {
  navigate(latchkit, ({ history }) =>
    history.length < 2 ? undefined : { direction: 'back', history: history.slice(0, -1) },
  )
}

/** Marks a prepared step as rendered: opening it only shows it. */
export function settlePrepared(latchkit: Latchkit, entry: Entry): void {
  getStore(latchkit).set(preparedAtom, prepared =>
    prepared?.entry === entry && !prepared.isRendered ? { entry, isRendered: true } : prepared,
  )
}

/** Marks the step as shown, unless another step was requested meanwhile. */
export function settleView(latchkit: Latchkit, entry: Entry): void {
  getStore(latchkit).set(routerAtom, state =>
    state.loading && state.history.at(-1) === entry ? { ...state, loading: false } : state,
  )
}

type Step = Pick<RouterState, 'direction' | 'history'>

function navigate(latchkit: Latchkit, next: (state: RouterState) => Step | undefined): void {
  getStore(latchkit).set(routerAtom, state => {
    const step = next(state)
    return step ? { ...state, ...step, loading: true } : state
  })
}
