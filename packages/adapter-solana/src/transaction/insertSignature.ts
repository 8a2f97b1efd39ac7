import { InvalidTransactionError } from '../errors.js'
import { parseTransaction } from './parseTransaction.js'

/** The transaction with the signature of one signer in its place. */
export function insertSignature(
  transaction: Uint8Array,
  { address, signature }: { readonly address: string; readonly signature: Uint8Array },
): Uint8Array {
  const { signers, signaturesAt } = parseTransaction(transaction)
  const index = signers.indexOf(address)
  if (index < 0) throw new InvalidTransactionError({ reason: `It needs no signature of ${address}.` })
  const signed = transaction.slice()
  signed.set(signature, signaturesAt + index * 64)
  return signed
}
