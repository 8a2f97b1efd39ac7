import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { ReplacementKind, TransactionOutcome } from '../../types/adapter.js'
import type { CaipNetworkId } from '../../types/namespace.js'

/** A transaction that was broadcast and has no known outcome. */
export type PendingTransaction = {
  readonly hash: string
  readonly chain: CaipNetworkId
  /** The account that sent it, without a CAIP-10 prefix. */
  readonly address: string
  /** When it was sent, in milliseconds since 1970. */
  readonly sentAt: number
  /** Description from the app: at most 100 characters. */
  readonly description?: string | undefined
  /** Transactions that `replaceTransaction` has sent in its place, latest last. */
  readonly replacements?: readonly Replacement[] | undefined
}

/** A transaction that was sent to replace a pending one. */
export type Replacement = { readonly hash: string; readonly kind: ReplacementKind }

/** A transaction that is not on the chain, because another one of its account took its place. */
export type ReplacedTransaction = PendingTransaction & {
  /** `hash`: the transaction that is on the chain. `endedAt`: in milliseconds since 1970. */
  readonly outcome: TransactionOutcome & {
    readonly status: 'replaced' | 'cancelled'
    readonly endedAt: number
  }
}

/** Pending transactions of all accounts, latest first. Empty until `restorePendingTransactions`. */
export const pendingTransactionsAtom: PrimitiveAtom<readonly PendingTransaction[]> = /*#__PURE__*/ atom<
  readonly PendingTransaction[]
>([])

/**
 * Replaced and canceled transactions of all accounts, latest first. No index of a chain has them. Empty until
 * `restorePendingTransactions`.
 */
export const replacedTransactionsAtom: PrimitiveAtom<readonly ReplacedTransaction[]> = /*#__PURE__*/ atom<
  readonly ReplacedTransaction[]
>([])
