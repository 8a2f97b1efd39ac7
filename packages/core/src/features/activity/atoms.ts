import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { CaipNetworkId } from '../../types/namespace.js'

/** A transaction that was broadcast and is not known to have ended. */
export type PendingTransaction = {
  readonly hash: string
  readonly chain: CaipNetworkId
  /** The account that sent it, without a CAIP-10 prefix. */
  readonly address: string
  /** When it was sent, in milliseconds since 1970. */
  readonly sentAt: number
  /** What it does, in the words of the app: at most 100 characters. */
  readonly description?: string | undefined
}

/** Transactions of all accounts that are pending, latest first. Empty until `restorePendingTransactions`. */
export const pendingTransactionsAtom: PrimitiveAtom<readonly PendingTransaction[]> = /*#__PURE__*/ atom<
  readonly PendingTransaction[]
>([])
