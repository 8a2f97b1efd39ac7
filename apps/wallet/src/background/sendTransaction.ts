import { createWalletClient, defineChain, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { localChainIds } from '../common/localChainIds.js'
import { RpcError } from '../common/rpcError.js'
import type { TransactionRequest, WalletChain } from '../common/types.js'

const amount = (value: Hex | undefined) => (value === undefined ? undefined : BigInt(value))

/** Signs a transaction and hands it to the chain; refuses any that is not local. */
export async function sendTransaction(
  privateKey: Hex,
  chain: WalletChain | undefined,
  transaction: TransactionRequest,
): Promise<Hex> {
  if (!chain?.rpcUrl || !localChainIds.includes(chain.id))
    throw new RpcError(-32003, 'This wallet signs transactions for local networks only: its keys are public.')
  const client = createWalletClient({
    account: privateKeyToAccount(privateKey),
    chain: defineChain({
      id: chain.id,
      name: chain.name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [chain.rpcUrl] } },
    }),
    transport: http(chain.rpcUrl, { retryCount: 0 }),
  })
  const { to, data, nonce } = transaction
  const common = {
    to,
    data,
    value: amount(transaction.value),
    gas: amount(transaction.gas),
    nonce: nonce === undefined ? undefined : Number(nonce),
  }
  if (transaction.gasPrice !== undefined)
    return await client.sendTransaction({ ...common, gasPrice: amount(transaction.gasPrice) })
  return await client.sendTransaction({
    ...common,
    maxFeePerGas: amount(transaction.maxFeePerGas),
    maxPriorityFeePerGas: amount(transaction.maxPriorityFeePerGas),
  })
}
