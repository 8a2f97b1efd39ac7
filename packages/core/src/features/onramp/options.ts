/** Flags of buying with a card. */
export type OnrampFlags = {
  /** Buying with a card; needs the gateway. Default: true. */
  readonly onramp: boolean
}
