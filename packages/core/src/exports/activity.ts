export { type PendingTransaction, pendingTransactionsAtom } from '../features/activity/atoms.js'
export {
  AccountAddressMissingError,
  ChainNotIndexedError,
  TransactionsUnavailableError,
} from '../features/activity/errors.js'
export { followPendingTransactions } from '../features/activity/followPendingTransactions.js'
export { groupByMonth } from '../features/activity/groupByMonth.js'
export {
  addPendingTransaction,
  removePendingTransaction,
  restorePendingTransactions,
} from '../features/activity/pendingTransactions.js'
export {
  type Transactions,
  type TransactionsInfiniteQueryOptions,
  type TransactionsQueryParameters,
  transactionsInfiniteQueryOptions,
} from '../features/activity/transactionsInfiniteQueryOptions.js'
export type {
  ActivityTransaction,
  ActivityTransfer,
  TransactionsOfMonth,
  TransactionsOfYear,
  TransactionsPage,
} from '../features/activity/types.js'
