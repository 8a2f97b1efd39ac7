/** The currency of the network, where a token is named. */
export const native = 'native'

/** Whose swap is read. Addresses are in lower case; a token is an address or `native`. */
export type SwapContext = {
  readonly account: string
  readonly router: string
  /** What the router wraps the currency in. */
  readonly wrapped: string | undefined
  readonly sold: string
  readonly bought: string
}

/** A part of a swap. */
export type SwapStep = {
  /** What it may take from the account. */
  readonly takes?: { readonly token: string; readonly amount: bigint } | undefined
  /** What it gives, or else the whole swap reverts. */
  readonly gives?: { readonly token: string; readonly to: string; readonly least: bigint } | undefined
}
