import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { SendState } from './types.js'

/** The form before anything is written. */
export const emptySend: SendState = {
  token: undefined,
  sendTokenAmount: '',
  receiverAddress: '',
  namespace: undefined,
  caipNetworkId: undefined,
  preview: undefined,
  loading: false,
}

/** The form of a transfer. Only the actions of `@latchkit/core/send` write it. */
export const sendAtom: PrimitiveAtom<SendState> = /*#__PURE__*/ atom(emptySend)
