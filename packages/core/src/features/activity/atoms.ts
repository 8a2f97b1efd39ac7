import { atom, type PrimitiveAtom } from 'jotai/vanilla'
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
}

/** Pending transactions of all accounts, latest first. Empty until `restorePendingTransactions`. */
export const pendingTransactionsAtom: PrimitiveAtom<readonly PendingTransaction[]> = /*#__PURE__*/ atom<
  readonly PendingTransaction[]
>([])
