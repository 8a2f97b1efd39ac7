import type { CaipNetworkId } from '../../types/namespace.js'

/** An asset that a transaction moved, from the view of an account. */
export type ActivityTransfer = {
  readonly direction: 'in' | 'out' | 'self'
  /** Exact decimal text, such as `1.5`. */
  readonly quantity: { readonly numeric: string }
  /** In US dollars, at that time; absent if not known, and where the client has another currency. */
  readonly value?: number | undefined
  readonly price?: number | undefined
  /** A token or the network's own currency. Texts are cleaned; show them in `<bdi>`. */
  readonly fungible_info?:
    | {
        readonly name: string
        readonly symbol: string
        readonly icon?: { readonly url: string } | undefined
      }
    | undefined
  readonly nft_info?:
    | {
        readonly name: string
        readonly content?: { readonly preview?: { readonly url: string } | undefined }
      }
    | undefined
}

/** A transaction of an account. Transfers that are spam are left out. */
export type ActivityTransaction = {
  readonly id: string
  readonly metadata: {
    /** Such as `send`, `receive`, `trade`, `mint`, `execute`, `deploy`, `approve`. */
    readonly operationType: string
    readonly hash: string
    readonly chain: CaipNetworkId
    /** ISO 8601. */
    readonly minedAt: string
    readonly sentFrom: string
    /** Empty when a contract was created. */
    readonly sentTo: string
    readonly status: 'confirmed' | 'failed' | 'pending'
    readonly nonce?: number | undefined
  }
  readonly transfers: readonly ActivityTransfer[]
}

/** A page of transactions, newest first. */
export type TransactionsPage = {
  readonly transactions: readonly ActivityTransaction[]
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null
}

/** The transactions of a month, newest first. */
export type TransactionsOfMonth = {
  /** From 1 to 12. */
  readonly month: number
  readonly transactions: readonly ActivityTransaction[]
}

/** The months of a year that have transactions, newest first. */
export type TransactionsOfYear = { readonly year: number; readonly months: readonly TransactionsOfMonth[] }
