import { bytesToHex, type Hex, isAddress, isHex } from 'viem'
import type { Call, CallsApproval, SentCalls } from '../../src/common/callTypes.js'
import { localChainIds } from '../../src/common/defaults.js'
import { isRecord } from '../../src/common/isRecord.js'
import { callChain, RpcError } from '../../src/common/rpc.js'
import type { WalletChain } from '../../src/common/types.js'
import { parameterList, permittedAccount, type SiteCall, siteChainId } from './siteCall.js'
import { sendBatch, sendTransaction } from './transactions.js'

/** Calls of a batch at most. */
const mostCalls = 100

const requiresCapability = (capabilities: unknown) =>
  isRecord(capabilities) &&
  Object.values(capabilities).some(capability => isRecord(capability) && capability.optional !== true)

const parseCall = (given: unknown): Call => {
  if (!isRecord(given)) throw new RpcError(-32602, 'Each of `calls` must be an object.')
  const { to, data, value, capabilities } = given
  if (requiresCapability(capabilities))
    throw new RpcError(5700, 'A call needs a capability that this wallet does not have.')
  const call: Call = {}
  if (typeof to === 'string' && isAddress(to, { strict: false })) call.to = to
  else if (to !== undefined && to !== null) throw new RpcError(-32602, '`to` must be an address.')
  if (isHex(data) && data.length % 2 === 0) call.data = data
  else if (data !== undefined) throw new RpcError(-32602, '`data` must be bytes in hexadecimal.')
  if (isHex(value)) call.value = value
  else if (value !== undefined) throw new RpcError(-32602, '`value` must be a hexadecimal quantity.')
  return call
}

export type ReadCallsParameters = {
  /** Whether calls of this id were sent before. */
  isKnown(id: string): boolean
  /** Whether the wallet can send calls as one. */
  readonly canBeAtomic: boolean
}

/** Reads a request of `wallet_sendCalls` (EIP-5792). */
export function readCalls(call: SiteCall, { isKnown, canBeAtomic }: ReadCallsParameters): CallsApproval {
  const [given] = parameterList(call)
  if (!isRecord(given) || !Array.isArray(given.calls) || given.calls.length === 0)
    throw new RpcError(-32602, 'wallet_sendCalls takes [{ calls, chainId, from, … }].')
  if (given.chainId !== undefined && (!isHex(given.chainId) || /^0x0/.test(given.chainId)))
    throw new RpcError(-32602, '`chainId` must be hexadecimal, without a leading zero.')
  const chainId = siteChainId(call.wallet, call.origin)
  if (given.chainId !== undefined && Number(given.chainId) !== chainId)
    throw new RpcError(5710, `The calls are for network ${Number(given.chainId)}, asked on ${chainId}.`)
  if (!localChainIds.includes(chainId))
    throw new RpcError(5710, 'This wallet sends calls to local networks only: its keys are public.')
  if (given.calls.length > mostCalls)
    throw new RpcError(5740, `This wallet sends ${mostCalls} calls at most.`)
  const atomicRequired = given.atomicRequired === true
  if (atomicRequired && !canBeAtomic)
    throw new RpcError(5760, 'This wallet sends calls one after another, never as one.')
  if (requiresCapability(given.capabilities))
    throw new RpcError(5700, 'The calls need a capability that this wallet does not have.')
  // EIP-5792 asks for 32 random bytes where the app names no id.
  const id = typeof given.id === 'string' ? given.id : bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  if (isKnown(id)) throw new RpcError(5720, 'Calls of this id were sent before.')
  const from = permittedAccount(call, given.from ?? call.wallet.active)
  const calls = given.calls.map(parseCall)
  return { kind: 'calls', chainId, from, id, calls, isAtomic: canBeAtomic, atomicRequired }
}

/** Sends calls in order, each as its own transaction, or all as one. */
export async function sendCalls(
  privateKey: Hex,
  chain: WalletChain | undefined,
  { from, chainId, calls, isAtomic, delegate }: CallsApproval,
): Promise<SentCalls> {
  if (isAtomic) {
    const hash = await sendBatch(privateKey, chain, { calls, delegate })
    return { chainId, hashes: [hash], isAtomic }
  }
  const hashes: Hex[] = []
  for (const call of calls) hashes.push(await sendTransaction(privateKey, chain, { from, ...call }))
  return { chainId, hashes }
}

/** 100 pending, 200 all succeeded, 500 all reverted, 600 some reverted. */
const statusOf = (receipts: readonly Record<string, unknown>[], expected: number) => {
  if (receipts.length < expected) return 100
  const failed = receipts.filter(({ status }) => status !== '0x1').length
  if (failed === 0) return 200
  return failed === receipts.length ? 500 : 600
}

/** Answers `wallet_getCallsStatus` of EIP-5792 from the chain's receipts. */
export async function readCallsStatus(
  call: SiteCall,
  find: (id: string) => SentCalls | undefined,
): Promise<{ result: unknown }> {
  const [id] = parameterList(call)
  const sent = typeof id === 'string' ? find(id) : undefined
  if (!sent) throw new RpcError(5730, 'No calls of this id were sent.')
  const rpcUrl = call.state.chains.find(chain => chain.id === sent.chainId)?.rpcUrl
  if (!rpcUrl) throw new RpcError(4901, `The wallet has no RPC URL for network ${sent.chainId}.`)
  const answers = await Promise.all(
    sent.hashes.map(hash => callChain(rpcUrl, 'eth_getTransactionReceipt', [hash])),
  )
  const receipts = answers.filter(isRecord)
  return {
    result: {
      version: '2.0.0',
      id,
      chainId: `0x${sent.chainId.toString(16)}`,
      status: statusOf(receipts, sent.hashes.length),
      atomic: sent.isAtomic ?? false,
      receipts: receipts.map(({ logs, status, blockHash, blockNumber, gasUsed, transactionHash }) => ({
        logs,
        status,
        blockHash,
        blockNumber,
        gasUsed,
        transactionHash,
      })),
    },
  }
}
