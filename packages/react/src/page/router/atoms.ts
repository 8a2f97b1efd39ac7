import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { Entry, ModalState, RouterState } from './types.js'

/** What the modal shows and how it got there. */
export const routerAtom: PrimitiveAtom<RouterState> = /*#__PURE__*/ atom<RouterState>({
  open: false,
  loading: false,
  history: [],
  direction: 'none',
})

/** The step that is rendered while the modal is closed, because a person is about to open it. */
export type Prepared = { readonly entry: Entry; readonly isRendered: boolean }

export const preparedAtom: PrimitiveAtom<Prepared | undefined> = /*#__PURE__*/ atom<Prepared | undefined>(
  undefined,
)

/** Whether the modal is open. It may still be loading while true, and still be closing while false. */
export const isOpenAtom = /*#__PURE__*/ atom(get => get(routerAtom).open)

/** The step that is shown, or about to be. */
export const entryAtom = /*#__PURE__*/ atom(get => get(routerAtom).history.at(-1))

const isLoadingAtom = /*#__PURE__*/ atom(get => get(routerAtom).loading)

/** Whether the modal was opened and is not rendered yet. */
export const isOpeningAtom = /*#__PURE__*/ atom(get => get(isOpenAtom) && get(isLoadingAtom))

const shownViewAtom = /*#__PURE__*/ atom(get => (get(isOpenAtom) ? get(entryAtom)?.view : undefined))

/** Why the modal could not be loaded. */
export const modalErrorAtom = /*#__PURE__*/ atom(get => get(routerAtom).error)

/** The state that apps read. It is a new object only when one of its fields changed. */
export const modalStateAtom = /*#__PURE__*/ atom<ModalState>(get => ({
  open: get(isOpenAtom),
  loading: get(isLoadingAtom),
  view: get(shownViewAtom),
  error: get(modalErrorAtom),
}))
