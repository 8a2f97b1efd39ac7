import type { AccountType } from '../../types/connection.js'
import type { CaipNetworkId } from '../../types/namespace.js'
import type { Network } from '../../types/network.js'
import type { TokenBalance } from '../balances/types.js'

/** A token that can be swapped. */
export type SwapToken = Pick<TokenBalance, 'name' | 'symbol' | 'chainId' | 'address' | 'iconUrl'> & {
  readonly decimals: number
  /** What the gateway calls it: `popular`, `suggested`. */
  readonly tags: readonly string[]
}

/** What a swap gives now. */
export type SwapQuote = {
  /** In the smallest unit of the token that is bought, after the fee of the provider. */
  readonly toAmount: bigint
  /** Part of the swap that the provider takes, as decimal text such as `0.0085`; `0` where it takes nothing. */
  readonly feeRate: string
  /** Price of a unit of gas in the smallest unit of the network's own currency. */
  readonly gasPrice: bigint
  /** When it was received, in milliseconds since 1970. It is not used 30 seconds later. */
  readonly at: number
}

/** A swap as it is before it is sent: nothing of it is taken from the form any more. */
export type SwapPreview = {
  readonly sourceToken: SwapToken
  readonly toToken: SwapToken
  /** What is sold, in the smallest unit. */
  readonly amount: bigint
  /** Who swaps. */
  readonly from: string
  readonly accountType: AccountType
  readonly network: Network
}

/** The form of a swap. */
export type SwapState = {
  readonly sourceToken: SwapToken | undefined
  readonly toToken: SwapToken | undefined
  /** As it was written: see `parseAmount`. */
  readonly sourceTokenAmount: string
  /** The tokens, the prices and the gas of a network are being read. */
  readonly initializing: boolean
  /** The network for which that is done. */
  readonly initialized: CaipNetworkId | undefined
  /** What `prepareSwap` made of the form; undefined once something was changed. */
  readonly preview: SwapPreview | undefined
  /** What the wallet is asked for, or is about to be. */
  readonly loading: boolean
  /** Why the last swap failed; undefined once something was changed. */
  readonly transactionError: Error | undefined
}
