import {
  concat,
  createPublicClient,
  createWalletClient,
  defineChain,
  encodeFunctionData,
  type Hex,
  http,
  isAddress,
  isHex,
  parseAbi,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { CallsApproval } from '../../src/common/callTypes.js'
import { localChainIds } from '../../src/common/defaults.js'
import { isRecord } from '../../src/common/isRecord.js'
import { callChain, RpcError } from '../../src/common/rpc.js'
import type { TransactionRequest, WalletChain } from '../../src/common/types.js'
import { parameterList, permittedAccount, type SiteMethod, siteChainId } from './siteCall.js'

const quantities = ['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'nonce'] as const

const foreignNetwork = () =>
  new RpcError(-32003, 'This wallet signs transactions for local networks only: its keys are public.')

/** Reads a request of `eth_sendTransaction`. */
export const requestTransaction: SiteMethod = call => {
  const [given] = parameterList(call)
  if (!isRecord(given)) throw new RpcError(-32602, 'eth_sendTransaction takes one transaction.')
  const transaction: TransactionRequest = { from: permittedAccount(call, given.from) }
  const data = given.data ?? given.input
  if (data !== undefined) {
    if (!isHex(data)) throw new RpcError(-32602, '`data` must be hexadecimal.')
    transaction.data = data
  }
  if (given.to !== undefined && given.to !== null) {
    if (typeof given.to !== 'string' || !isAddress(given.to, { strict: false }))
      throw new RpcError(-32602, '`to` must be an address.')
    transaction.to = given.to
  } else if (data === undefined) throw new RpcError(-32602, 'A transaction needs `to` or `data`.')
  for (const key of quantities) {
    const value = given[key]
    if (value === undefined || value === null) continue
    if (!isHex(value) || value === '0x')
      throw new RpcError(-32602, `\`${key}\` must be a hexadecimal quantity.`)
    transaction[key] = value
  }
  const chainId = siteChainId(call.wallet, call.origin)
  if (given.chainId !== undefined && Number(given.chainId) !== chainId)
    throw new RpcError(
      -32602,
      `The transaction is for network ${Number(given.chainId)}, the active one is ${chainId}.`,
    )
  if (!localChainIds.includes(chainId)) throw foreignNetwork()
  return { approval: { kind: 'transaction', chainId, transaction } }
}

const amount = (value: Hex | undefined) => (value === undefined ? undefined : BigInt(value))

/** Creates a viem client with the key, and the transaction in viem's form. Throws for a network that is not local. */
const prepare = (privateKey: Hex, chain: WalletChain | undefined, transaction: TransactionRequest) => {
  if (!chain?.rpcUrl || !localChainIds.includes(chain.id)) throw foreignNetwork()
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

/** Signs a transaction and sends it. Throws for a network that is not local. */
export async function sendTransaction(
  privateKey: Hex,
  chain: WalletChain | undefined,
  transaction: TransactionRequest,
): Promise<Hex> {
  const { client, request } = prepare(privateKey, chain, transaction)
  return await client.sendTransaction(request)
}

/** As accounts of ERC-4337 have it: all calls, or none. */
const batchAbi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function executeBatch(Call[] calls)',
])

/** Sends calls as one transaction of the account to itself, which gets the code of `delegate` before, if there is one. */
export async function sendBatch(
  privateKey: Hex,
  chain: WalletChain | undefined,
  { calls, delegate }: Pick<CallsApproval, 'calls' | 'delegate'>,
): Promise<Hex> {
  const { address } = privateKeyToAccount(privateKey)
  const { client } = prepare(privateKey, chain, { from: address })
  const args = calls.map(({ to, value, data = '0x' }) => {
    if (!to) throw new RpcError(-32602, 'A batch cannot create a contract.')
    return { target: to, value: amount(value) ?? 0n, data }
  })
  const data = encodeFunctionData({ abi: batchAbi, functionName: 'executeBatch', args: [args] })
  const authorization = delegate
    ? await client.signAuthorization({ contractAddress: delegate, executor: 'self' })
    : undefined
  return await client.sendTransaction({
    to: address,
    data,
    ...(authorization && { authorizationList: [authorization] }),
  })
}

/** Gives an account the code of a contract (EIP-7702), and does nothing else. */
export async function upgradeAccount(
  privateKey: Hex,
  chain: WalletChain | undefined,
  delegate: Hex,
): Promise<Hex> {
  const { address } = privateKeyToAccount(privateKey)
  const { client } = prepare(privateKey, chain, { from: address })
  const authorization = await client.signAuthorization({ contractAddress: delegate, executor: 'self' })
  return await client.sendTransaction({ to: address, authorizationList: [authorization] })
}

/** Resolves when a transaction is on the chain. Throws where it was reverted. */
export async function confirmTransaction(chain: WalletChain | undefined, hash: Hex): Promise<void> {
  if (!chain?.rpcUrl) throw foreignNetwork()
  const client = createPublicClient({ transport: http(chain.rpcUrl), pollingInterval: 200 })
  const { status } = await client.waitForTransactionReceipt({ checkReplacement: false, hash })
  if (status !== 'success') throw new RpcError(-32603, `The transaction ${hash} was reverted.`)
}

/** Whether an account has the code of a contract (EIP-7702). */
export async function isDelegated(rpcUrl: string, account: Hex, delegate: Hex): Promise<boolean> {
  const code = await callChain(rpcUrl, 'eth_getCode', [account, 'latest'])
  return String(code).toLowerCase() === concat(['0xef0100', delegate]).toLowerCase()
}

/** Fills a transaction in from the chain and signs it, without sending it. */
export async function signTransaction(
  privateKey: Hex,
  chain: WalletChain | undefined,
  transaction: TransactionRequest,
): Promise<Hex> {
  const { client, request } = prepare(privateKey, chain, transaction)
  return await client.signTransaction(await client.prepareTransactionRequest(request))
}
