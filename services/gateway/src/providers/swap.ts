/** Tokens and amount of a swap. Addresses are as `readAccount` returns them; a token is an address or `native`. */
export type Swap = {
  /** CAIP-2 id. */
  readonly chainId: string
  readonly account: string
  readonly from: string
  readonly to: string
  /** In the smallest unit. */
  readonly amount: bigint
}

/** A swap to build. */
export type SwapOrder = Swap & {
  /** In ten-thousandths of the current output. */
  readonly slippage: bigint
  /**
   * Minimum that the account gets, net of our fee, as shown: it does not change with the price. A provider that does
   * not support it gets another request with a lower slippage where necessary.
   */
  readonly minimum?: bigint | undefined
}

/** Output of a swap, net of our fee. */
export type SwapQuote = {
  readonly amountOut: bigint
  /** Whether the swap includes our fee. */
  readonly hasFee: boolean
}

/** The call of a transaction that swaps. */
export type SwapCall = {
  readonly to: string
  /** Hexadecimal on eip155; on solana the whole transaction in Base64. */
  readonly data: string
  /** In the smallest unit. */
  readonly value: bigint
}

/** A transaction that swaps. Amounts are in the smallest unit. */
export type BuiltSwap = SwapCall & {
  readonly amountOut: bigint
  /** Minimum that the account gets, where the provider returns it. Else the amount less the slippage. */
  readonly minimum?: bigint | undefined
  /** Gas of the account's transaction, where the provider returns it. Else it is estimated. */
  readonly gas?: bigint | undefined
}

/** A source of swaps. Each function throws CallRefused and ProviderError. */
export type SwapProvider = {
  /** Whether it supports a chain. */
  serves(chainId: string): boolean
  /** `undefined` without a route. */
  quote(swap: Swap, signal: AbortSignal): Promise<SwapQuote | undefined>
  /** Reads the spender of the sold token. `undefined` on a chain without allowances. */
  readSpender(chainId: string, signal: AbortSignal): Promise<string | undefined>
  /** `undefined` without a route. */
  build(swap: SwapOrder, signal: AbortSignal): Promise<BuiltSwap | undefined>
  /**
   * The call that `build` is likely to return, known before the amount is read: its gas is estimated at the same time.
   * `undefined` where nothing is likely.
   */
  guess?(swap: SwapOrder, signal: AbortSignal): Promise<SwapCall | undefined>
}
