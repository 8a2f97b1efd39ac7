import type { Hex } from 'viem'
import type { TransactionRequest, WalletChain } from '../common/types.js'
import { prepareTransaction } from './prepareTransaction.js'

/** Signs a transaction and hands it to the chain; refuses any that is not local. */
export async function sendTransaction(
  privateKey: Hex,
  chain: WalletChain | undefined,
  transaction: TransactionRequest,
): Promise<Hex> {
  const { client, request } = prepareTransaction(privateKey, chain, transaction)
  return await client.sendTransaction(request)
}
