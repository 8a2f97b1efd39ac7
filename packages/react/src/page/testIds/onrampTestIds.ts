/** Test ids of buying with a card. */
export const onrampTestIds = {
  onrampAmount: 'onramp-amount',
  onrampToken: 'onramp-token',
  /** Chooses the currency that is paid with. */
  onrampFiat: 'onramp-fiat',
  onrampContinue: 'onramp-continue',
  /** Opens the checkout page again, or where windows are blocked. */
  onrampCheckout: 'onramp-checkout',
  /** Leaves a purchase that is paid. */
  onrampDone: 'onramp-done',
  /** Row of a currency that can be paid with, such as `onramp-fiat-EUR`. */
  onrampCurrency: <code extends string>(code: code) => `onramp-fiat-${code}` as const,
} as const
