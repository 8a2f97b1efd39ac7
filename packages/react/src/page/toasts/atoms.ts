import type { PrimitiveAtom } from 'jotai/vanilla'
import { createAtom } from '../router/modalAtoms.js'

export type ToastVariant = 'success' | 'error' | 'loading'

export type Toast = {
  readonly id: number
  readonly variant: ToastVariant
  readonly message: string
}

/** The toast that is shown. */
export const toastAtom: PrimitiveAtom<Toast | undefined> = /*#__PURE__*/ createAtom<Toast | undefined>(
  undefined,
)

/** Whether another toast follows in a moment. */
export const toastPendingAtom: PrimitiveAtom<boolean> = /*#__PURE__*/ createAtom(false)
