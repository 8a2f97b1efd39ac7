/** Something that a transaction moved, as an account sees it. */
export type HistoryTransfer = {
  readonly direction: 'in' | 'out' | 'self'
  readonly quantity: { readonly numeric: string }
  /** Dollars in that block: the total, and per unit. Absent where unknown. */
  readonly value?: number
  readonly price?: number
  readonly fungible_info?: {
    readonly name: string
    readonly symbol: string
    /** URL of its image. The route answers with the path at which a page loads it. */
    readonly icon?: { readonly url: string } | undefined
    readonly flags: { readonly is_spam: boolean }
  }
  readonly nft_info?: {
    readonly name: string
    /** As `icon`. */
    readonly content?: { readonly preview: { readonly url: string } } | undefined
    readonly flags: { readonly is_spam: boolean }
  }
}

/** A transaction of an account, in the form of `GET /v1/account/{address}/history`. */
export type HistoryRow = {
  readonly id: string
  readonly metadata: {
    readonly operationType: string
    readonly hash: string
    /** CAIP-2 id. */
    readonly chain: string
    /** ISO 8601. */
    readonly minedAt: string
    readonly sentFrom: string
    /** Empty when a contract was created. */
    readonly sentTo: string
    /** Pending: a purchase that is not paid out yet. */
    readonly status: 'confirmed' | 'failed' | 'pending'
    readonly nonce: number
  }
  readonly transfers: readonly HistoryTransfer[]
}
