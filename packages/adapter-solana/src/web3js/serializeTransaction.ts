import type { Transaction, VersionedTransaction } from '@solana/web3.js'
import { InvalidTransactionError } from '../errors.js'

/** A transaction of `@solana/web3.js`, or a serialized one. */
export type SolanaTransaction = Transaction | VersionedTransaction | Uint8Array

/**
 * Serializes a transaction. Objects are distinguished by their properties, not by their class, because the app's copy of
 * web3.js may have another version.
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

/**
 * Converts signed bytes to the type of the argument: an object of the same class, from the same copy of web3.js, or
 * bytes.
 */
export function reviveTransaction<transaction extends SolanaTransaction>(
  bytes: Uint8Array,
  like: transaction,
): transaction {
  if (ArrayBuffer.isView(like)) return bytes as transaction
  if ('version' in like) {
    const Versioned = like.constructor as typeof VersionedTransaction
    return Versioned.deserialize(bytes) as transaction
  }
  const Legacy = like.constructor as typeof Transaction
  return Legacy.from(bytes) as transaction
}
