import { InvalidTransactionError } from '../errors.js'
import type { SolanaTransaction } from '../types.js'

/**
 * A transaction as it goes over the wire. Objects are told by what they have, not by their class: the app's copy of
 * web3.js is not ours.
 *
 * @throws InvalidTransactionError `solana/invalid-transaction`
 */
export function serializeTransaction(transaction: SolanaTransaction): Uint8Array {
  if (ArrayBuffer.isView(transaction)) return new Uint8Array(transaction)
  try {
    return 'version' in transaction
      ? transaction.serialize()
      : new Uint8Array(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
  } catch (cause) {
    throw new InvalidTransactionError({ reason: 'It lacks something, such as `recentBlockhash`.', cause })
  }
}
