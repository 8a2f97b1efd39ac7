import type { CaipNetworkId } from '../../types/namespace.js'
import type { NftReference } from '../nfts/types.js'

/** Balance of a token of an account. */
export type TokenBalance = {
  /** Cleaned; show it in `<bdi>`. */
  readonly name: string
  /** Cleaned; show it in `<bdi>`. */
  readonly symbol: string
  readonly chainId: CaipNetworkId
  /** CAIP-10 id of the contract or mint; absent for the network's own currency. */
  readonly address?: string | undefined
  /** In the requested currency; absent if no price is known. */
  readonly value?: number | undefined
  /** Of one whole token; absent if not known. For display, never for a transaction. */
  readonly price?: number | undefined
  /** Change of the price in the last 24 hours as a fraction: 0.05 is 5 % more. Absent if not known. */
  readonly dayChange?: number | undefined
  /** At the gateway, or a `data:` URI. */
  readonly iconUrl?: string | undefined
  readonly quantity: {
    /** As text, such as `18`. */
    readonly decimals: string
    /** Exact decimal text, such as `1.5`. */
    readonly numeric: string
  }
  /** The quantity in the smallest unit. */
  readonly amount: bigint
  /** Its name or symbol equals, or looks like, that of another token of the account. */
  readonly isLookalike: boolean
  /** Set for an NFT that is sent: see `toNftToken` of `@latchkit/core/send`. */
  readonly nft?: NftReference | undefined
}
