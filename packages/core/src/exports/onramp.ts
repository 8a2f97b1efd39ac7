export { onrampAtom } from '../features/onramp/atoms.js'
export {
  type CheckedPayment,
  checkPaymentAmount,
  type PaymentProblem,
} from '../features/onramp/checkPaymentAmount.js'
export { checkPurchase } from '../features/onramp/checkPurchase.js'
export {
  OnrampIncompleteError,
  OnrampNotOfferedError,
  OnrampRestrictedError,
  OnrampUnavailableError,
  PaymentAmountError,
} from '../features/onramp/errors.js'
export { getCurrencyImageUrl } from '../features/onramp/getCurrencyImageUrl.js'
export {
  type OnrampOptionsQueryOptions,
  onrampOptionsQueryOptions,
} from '../features/onramp/onrampOptionsQueryOptions.js'
export {
  type OnrampQuoteQueryOptions,
  type OnrampQuoteQueryParameters,
  onrampQuoteQueryOptions,
} from '../features/onramp/onrampQuoteQueryOptions.js'
export { type ResolvedOnramp, resolveOnramp } from '../features/onramp/resolveOnramp.js'
export { onrampFeeRange, startPurchase } from '../features/onramp/startPurchase.js'
export type {
  OfferedCurrency,
  OnrampAmount,
  OnrampOptions,
  OnrampQuote,
  OnrampState,
  PaymentCurrency,
  PaymentLimit,
  Purchase,
  PurchaseCurrency,
} from '../features/onramp/types.js'
export { resetOnramp, type UpdateOnrampParameters, updateOnramp } from '../features/onramp/updateOnramp.js'
