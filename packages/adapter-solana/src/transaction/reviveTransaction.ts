import type { Transaction, VersionedTransaction } from '@solana/web3.js'
import type { SolanaTransaction } from '../types.js'

/** Signed bytes as what was passed: an object of the same class, from the same copy of web3.js, or bytes. */
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
