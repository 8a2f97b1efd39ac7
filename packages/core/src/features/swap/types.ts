import type { AccountType } from '../../types/connection.js'
import type { CaipNetworkId } from '../../types/namespace.js'
import type { Network } from '../../types/network.js'
import type { TokenBalance } from '../balances/types.js'

/** A token that can be swapped. */
export type SwapToken = Pick<TokenBalance, 'name' | 'symbol' | 'chainId' | 'address' | 'iconUrl'> & {
  readonly decimals: number
  /** Tags of the gateway: `popular`, `suggested`. */
  readonly tags: readonly string[]
}

/** Current quote of a swap. */
export type SwapQuote = {
  /** In the smallest unit of the bought token, after the fee of the provider. */
  readonly toAmount: bigint
  /** Part of the swap that the provider takes, as decimal text such as `0.0085`; `0` if it takes nothing. */
  readonly feeRate: string
  /** Price of a unit of gas in the smallest unit of the network's own currency. */
  readonly gasPrice: bigint
  /** Time of receipt, in milliseconds since 1970. Not used after 30 seconds. */
  readonly at: number
}

/** A swap before it is sent: later changes of the form do not affect it. */
export type SwapPreview = {
  readonly sourceToken: SwapToken
  readonly toToken: SwapToken
  /** Amount of the sold token, in the smallest unit. */
  readonly amount: bigint
  /** Swapping account. */
  readonly from: string
  readonly accountType: AccountType
  readonly network: Network
}

/** The form of a swap. */
export type SwapState = {
  readonly sourceToken: SwapToken | undefined
  readonly toToken: SwapToken | undefined
  /** As entered: see `parseAmount`. */
  readonly sourceTokenAmount: string
  /** The tokens, the prices and the gas of a network are being read. */
  readonly initializing: boolean
  /** The network of the initial data. */
  readonly initialized: CaipNetworkId | undefined
  /** Result of `prepareSwap`; undefined after a change of the form. */
  readonly preview: SwapPreview | undefined
  /** A request to the wallet is pending or about to start. */
  readonly loading: boolean
  /** Error of the last swap; undefined after a change of the form. */
  readonly transactionError: Error | undefined
}
