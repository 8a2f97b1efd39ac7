import { InvalidTransactionError } from '../errors.js'
import { parseTransaction } from './parseTransaction.js'

/**
 * The first of the accounts that every one of the transactions needs a signature of.
 *
 * @throws InvalidTransactionError `solana/invalid-transaction`, when there is none
 */
export function pickSigner(transactions: readonly Uint8Array[], accounts: readonly string[]): string {
  const needed = transactions.map(transaction => parseTransaction(transaction).signers)
  const signer = accounts.find(account => needed.every(signers => signers.includes(account)))
  if (signer === undefined)
    throw new InvalidTransactionError({ reason: `It needs no signature of ${accounts.join(' or ')}.` })
  return signer
}
