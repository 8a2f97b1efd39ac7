import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { OnrampState } from './types.js'

/** The form before anything is written. */
export const emptyOnramp: OnrampState = {
  purchaseCurrencyId: undefined,
  paymentCurrencyId: undefined,
  paymentAmount: '',
  purchase: undefined,
}

/** The form of a purchase. Only the actions of `@latchkit/core/onramp` write it. */
export const onrampAtom: PrimitiveAtom<OnrampState> = /*#__PURE__*/ atom(emptyOnramp)
