/** An account's holding of a currency, before it has a price. */
export type Holding = {
  /** Absent for the currency of the chain. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** In the smallest unit. */
  readonly amount: bigint
  readonly iconUrl?: string | undefined
}

/** Query for the holdings on a chain. */
export type HoldingsQuery = {
  /** As `readAccount` returns it. */
  readonly account: string
  /** Tokens to read in addition to the listed ones, in the same form. */
  readonly tokens: readonly string[]
}
