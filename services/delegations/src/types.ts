import type { Hex } from 'viem'

/** Spending limit of an asset, in its smallest unit. Times are in seconds, starts since 1970. */
export type Spending =
  | { readonly limit: 'total'; readonly amount: bigint }
  /** Up to `amount` in each period. The rest of a period expires. */
  | { readonly limit: 'periodic'; readonly amount: bigint; readonly period: number; readonly start: number }
  /** `initial` at `start`, then `perSecond`, never more than `most` in total. */
  | {
      readonly limit: 'stream'
      readonly initial: bigint
      readonly perSecond: bigint
      readonly most: bigint
      readonly start: number
    }

/** Bytes that the call data must have. */
export type EqualData = {
  /** Position of the first byte in the call data. 4 is the first after the selector. */
  readonly start: number
  /** 32 bytes. */
  readonly word: Hex
}

/** The only actions that the holder of a permission may perform for an account. */
export type Permission =
  | { readonly kind: 'native'; readonly spending: Spending }
  /** Transfers of a token by ERC-20. */
  | { readonly kind: 'erc20'; readonly token: Hex; readonly spending: Spending }
  /** Transfers of a single token of the account by ERC-721. */
  | { readonly kind: 'erc721'; readonly token: Hex; readonly tokenId: bigint }
  | {
      readonly kind: 'call'
      readonly target: Hex
      readonly selectors: readonly Hex[]
      readonly equal: readonly EqualData[]
      /** Maximum wei of each call. */
      readonly valueLimit: bigint
    }

/** A permission, its delegate and its period. It becomes a single delegation. */
export type Grant = {
  /** The only account that may use it. */
  readonly delegate: Hex
  readonly permission: Permission
  /** First second in which it is valid, since 1970. Absent: from now on. */
  readonly from?: number | undefined
  /** First second in which it is no longer valid, since 1970. */
  readonly until: number
  /** Maximum number of calls. */
  readonly calls?: number | undefined
}
