import { RpcError } from '../common/rpcError.js'
import { parseTransaction } from './parseTransaction.js'
import { signBytes } from './signBytes.js'
import type { SolanaKey } from './types.js'

/** The transaction with the key's signature in its place; those of others stay. */
export function signTransaction(key: SolanaKey, transaction: Uint8Array): Uint8Array {
  const { message, signed, offset } = parseTransaction(transaction)
  const index = message.signers.indexOf(key.address)
  if (index < 0) throw new RpcError(-32602, `${key.address} is none of the accounts that must sign.`)
  const copy = Uint8Array.from(transaction)
  copy.set(signBytes(key, signed), offset + 64 * index)
  return copy
}
