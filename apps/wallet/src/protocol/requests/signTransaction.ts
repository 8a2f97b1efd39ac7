import type { Hex } from 'viem'
import { prepareTransaction } from '../../background/prepareTransaction.js'
import type { TransactionRequest, WalletChain } from '../../common/types.js'

/** Signs a transaction, filled in from the chain, and sends nothing. */
export async function signTransaction(
  privateKey: Hex,
  chain: WalletChain | undefined,
  transaction: TransactionRequest,
): Promise<Hex> {
  const { client, request } = prepareTransaction(privateKey, chain, transaction)
  return await client.signTransaction(await client.prepareTransactionRequest(request))
}
