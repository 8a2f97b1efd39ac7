import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { SwapState } from './types.js'

/** The form before anything is written. */
export const emptySwap: SwapState = {
  sourceToken: undefined,
  toToken: undefined,
  sourceTokenAmount: '',
  initializing: false,
  initialized: undefined,
  preview: undefined,
  loading: false,
  transactionError: undefined,
}

/** The form of a swap. Only the actions of `@latchkit/core/swap` write it. */
export const swapAtom: PrimitiveAtom<SwapState> = /*#__PURE__*/ atom(emptySwap)
