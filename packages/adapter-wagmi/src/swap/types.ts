/** The currency of the network, in place of a token. */
export const native = 'native'

/** Parties and tokens of the swap. Addresses are in lower case; a token is an address or `native`. */
export type SwapContext = {
  readonly account: string
  readonly router: string
  /** Token that wraps the currency for the router. */
  readonly wrapped: string | undefined
  readonly sold: string
  readonly bought: string
}

/** A part of a swap. */
export type SwapStep = {
  /** Maximum that it takes from the account. */
  readonly takes?: { readonly token: string; readonly amount: bigint } | undefined
  /** Minimum that it gives; otherwise the whole swap reverts. */
  readonly gives?: { readonly token: string; readonly to: string; readonly least: bigint } | undefined
}
