import { RpcError } from '../common/rpcError.js'
import { parseTransaction } from './parseTransaction.js'

/** The signature of an account in a transaction. */
export function signatureOf(transaction: Uint8Array, address: string): Uint8Array {
  const { message, offset } = parseTransaction(transaction)
  const index = message.signers.indexOf(address)
  if (index < 0) throw new RpcError(-32602, `${address} is none of the accounts that must sign.`)
  return transaction.slice(offset + 64 * index, offset + 64 * (index + 1))
}
