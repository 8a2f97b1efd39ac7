import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { Entry, ModalState, RouterState } from './types.js'

/** What the modal shows and how it got there. */
export const routerAtom: PrimitiveAtom<RouterState> = /*#__PURE__*/ atom<RouterState>({
  open: false,
  loading: false,
  history: [],
  direction: 'none',
})

/** Whether the modal is open. It may still be loading, or on its way out when false. */
export const isOpenAtom = /*#__PURE__*/ atom(get => get(routerAtom).open)

const isLoadingAtom = /*#__PURE__*/ atom(get => get(routerAtom).loading)

const shownViewAtom = /*#__PURE__*/ atom(get =>
  get(isOpenAtom) ? getEntry(get(routerAtom))?.view : undefined,
)

/** The state that apps read. It is a new object only when one of its fields changed. */
export const modalStateAtom = /*#__PURE__*/ atom<ModalState>(get => ({
  open: get(isOpenAtom),
  loading: get(isLoadingAtom),
  view: get(shownViewAtom),
}))

/** The step that is shown, or about to be. */
export function getEntry(state: RouterState): Entry | undefined {
  return state.history.at(-1)
}
