import { durableNonce } from './durableNonce.js'
import type { Ledger, TransactionMessageOf } from './types.js'

/** How many blocks a blockhash is good for. */
export const blockhashLife = 150

/** Whether a transaction with this blockhash, or this durable nonce, may run in the block after `slot`. */
export function checkAge(ledger: Ledger, message: TransactionMessageOf, slot: number): boolean {
  const since = ledger.blockhashes.get(message.lifetimeToken)
  if (since !== undefined) return since <= slot && slot - since < blockhashLife
  return durableNonce(ledger, message, slot) !== undefined
}
