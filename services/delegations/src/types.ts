import type { Hex } from 'viem'

/** How much of an asset may be spent, in its smallest unit. Times are in seconds, starts since 1970. */
export type Spending =
  | { readonly limit: 'total'; readonly amount: bigint }
  /** Up to `amount` in each period. What a period leaves is lost. */
  | { readonly limit: 'periodic'; readonly amount: bigint; readonly period: number; readonly start: number }
  /** `initial` at `start`, then `perSecond`, never more than `most` in all. */
  | {
      readonly limit: 'stream'
      readonly initial: bigint
      readonly perSecond: bigint
      readonly most: bigint
      readonly start: number
    }

/** Bytes that call data has to have. */
export type EqualData = {
  /** Position of its first byte in the call data, after the selector from 4 on. */
  readonly start: number
  /** 32 bytes. */
  readonly word: Hex
}

/** What the holder of a permission may have an account do, and nothing else. */
export type Permission =
  | { readonly kind: 'native'; readonly spending: Spending }
  /** Transfers of a token by ERC-20. */
  | { readonly kind: 'erc20'; readonly token: Hex; readonly spending: Spending }
  /** Transfers of one token of the account by ERC-721. */
  | { readonly kind: 'erc721'; readonly token: Hex; readonly tokenId: bigint }
  | {
      readonly kind: 'call'
      readonly target: Hex
      readonly selectors: readonly Hex[]
      readonly equal: readonly EqualData[]
      /** Wei that each call may have. */
      readonly valueLimit: bigint
    }

/** A permission, who gets it and for how long. It becomes one delegation. */
export type Grant = {
  /** The only account that may use it. */
  readonly delegate: Hex
  readonly permission: Permission
  /** First second it may be used in, since 1970; absent from now on. */
  readonly from?: number | undefined
  /** First second it may no longer be used in, since 1970. */
  readonly until: number
  /** How many calls it may be used for. */
  readonly calls?: number | undefined
}
