import { atom, type PrimitiveAtom } from 'jotai/vanilla'

export type ToastVariant = 'success' | 'error' | 'loading'

export type Toast = {
  readonly id: number
  readonly variant: ToastVariant
  readonly message: string
}

/** The toast that is shown. */
export const toastAtom: PrimitiveAtom<Toast | undefined> = /*#__PURE__*/ atom<Toast | undefined>(undefined)

/** Whether another toast follows in a moment. */
export const toastPendingAtom: PrimitiveAtom<boolean> = /*#__PURE__*/ atom(false)
