import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { Entry, ModalState, RouterState } from './types.js'

/** The current view of the modal and its history. */
export const routerAtom: PrimitiveAtom<RouterState> = /*#__PURE__*/ atom<RouterState>({
  open: false,
  loading: false,
  history: [],
  direction: 'none',
})

/** The step that is rendered while the modal is closed, because a press that opens it is imminent. */
export type Prepared = { readonly entry: Entry; readonly isRendered: boolean }

export const preparedAtom: PrimitiveAtom<Prepared | undefined> = /*#__PURE__*/ atom<Prepared | undefined>(
  undefined,
)

/** The button of the kit that is held down: a person may release it elsewhere. */
export const heldButtonAtom: PrimitiveAtom<Element | undefined> = /*#__PURE__*/ atom<Element | undefined>(
  undefined,
)

/** Whether the modal is open. True while it is still loading, false while it is still closing. */
export const isOpenAtom = /*#__PURE__*/ atom(get => get(routerAtom).open)

/** The current or upcoming step. */
export const entryAtom = /*#__PURE__*/ atom(get => get(routerAtom).history.at(-1))

const isLoadingAtom = /*#__PURE__*/ atom(get => get(routerAtom).loading)

/** Whether the modal was opened and is not rendered yet. */
export const isOpeningAtom = /*#__PURE__*/ atom(get => get(isOpenAtom) && get(isLoadingAtom))

const shownViewAtom = /*#__PURE__*/ atom(get => (get(isOpenAtom) ? get(entryAtom)?.view : undefined))

/** Error of loading the modal. */
export const modalErrorAtom = /*#__PURE__*/ atom(get => get(routerAtom).error)

/** The state that apps read. It is a new object only when one of its fields changed. */
export const modalStateAtom = /*#__PURE__*/ atom<ModalState>(get => ({
  open: get(isOpenAtom),
  loading: get(isLoadingAtom),
  view: get(shownViewAtom),
  error: get(modalErrorAtom),
}))
