export {
  type PendingTransaction,
  pendingTransactionsAtom,
  type ReplacedTransaction,
  type Replacement,
  replacedTransactionsAtom,
} from '../features/activity/atoms.js'
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
export { ReplacementError } from '../features/activity/ReplacementError.js'
export {
  type ReplacementOffer,
  type ReplacementQueryOptions,
  replacementQueryOptions,
} from '../features/activity/replacementQueryOptions.js'
export {
  type ReplaceTransactionParameters,
  replaceTransaction,
} from '../features/activity/replaceTransaction.js'
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
