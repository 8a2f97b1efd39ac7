/** What is swapped. Addresses are as `readAccount` returns them; a token is an address or `native`. */
export type Swap = {
  /** CAIP-2 id. */
  readonly chainId: string
  readonly account: string
  readonly from: string
  readonly to: string
  /** In the smallest unit. */
  readonly amount: bigint
}

/** A swap that is to be built. */
export type SwapOrder = Swap & {
  /** In ten-thousandths of what it gives now. */
  readonly slippage: bigint
  /**
   * What the account is to get at least, net of our fee, as it was shown: it does not move with the price. A provider that does
   * not know it is asked again with a lower slippage where it has to be.
   */
  readonly minimum?: bigint | undefined
}

/** What a swap gives, net of our fee. */
export type SwapQuote = {
  readonly amountOut: bigint
  /** Whether our fee is taken. */
  readonly hasFee: boolean
}

/** A transaction that swaps. Amounts are in the smallest unit. */
export type BuiltSwap = {
  readonly to: string
  /** Hexadecimal on eip155; on solana the whole transaction in Base64. */
  readonly data: string
  readonly value: bigint
  readonly amountOut: bigint
  /** What the account gets at least, where the provider says. Else it is the amount less the slippage. */
  readonly minimum?: bigint | undefined
  /** Of the account's transaction, where the provider says; else it is estimated. */
  readonly gas?: bigint | undefined
}

/** Where swaps come from. Each function throws CallRefused and ProviderError. */
export type SwapProvider = {
  /** Whether it swaps on a chain. */
  serves(chainId: string): boolean
  /** `undefined`: there is no route. */
  quote(swap: Swap, signal: AbortSignal): Promise<SwapQuote | undefined>
  /** Who may spend what is sold. `undefined` on a chain without allowances. */
  readSpender(chainId: string, signal: AbortSignal): Promise<string | undefined>
  /** `undefined`: there is no route. */
  build(swap: SwapOrder, signal: AbortSignal): Promise<BuiltSwap | undefined>
}
