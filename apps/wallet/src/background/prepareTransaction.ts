import { createWalletClient, defineChain, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { localChainIds } from '../common/localChainIds.js'
import { RpcError } from '../common/rpcError.js'
import type { TransactionRequest, WalletChain } from '../common/types.js'

const amount = (value: Hex | undefined) => (value === undefined ? undefined : BigInt(value))

/** A client that has the key, and the transaction as it takes it; refuses any network that is not local. */
export function prepareTransaction(
  privateKey: Hex,
  chain: WalletChain | undefined,
  transaction: TransactionRequest,
) {
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
  const fees =
    transaction.gasPrice === undefined
      ? {
          maxFeePerGas: amount(transaction.maxFeePerGas),
          maxPriorityFeePerGas: amount(transaction.maxPriorityFeePerGas),
        }
      : { gasPrice: amount(transaction.gasPrice) }
  return { client, request: { ...common, ...fees } }
}
