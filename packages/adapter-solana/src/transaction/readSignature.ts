import { encodeBase58 } from '../encoding/encodeBase58.js'
import { parseTransaction } from './parseTransaction.js'

/** The signature by which the chain names a transaction, base58. */
export function readSignature(transaction: Uint8Array): string {
  const { signaturesAt } = parseTransaction(transaction)
  return encodeBase58(transaction.subarray(signaturesAt, signaturesAt + 64))
}
