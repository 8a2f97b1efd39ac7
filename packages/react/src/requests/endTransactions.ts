import type { Latchkit } from '../latchkit/types.js'
import { callBack } from './callBack.js'
import type { RequestsRuntime, Transaction } from './types.js'

/** Ends every flow that waits, the innermost first. */
export function endTransactions(
  latchkit: Latchkit,
  { transactions }: RequestsRuntime,
  end: (transaction: Transaction) => void,
): void {
  // A flow that begins another one when it is called back does not end that one as well.
  for (const transaction of transactions.splice(0).reverse()) callBack(latchkit, () => end(transaction))
}
