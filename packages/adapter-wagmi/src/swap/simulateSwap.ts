import type { BatchCall } from '@latchkit/core'
import { native } from './types.js'

/** Sends a request to a node. */
export type Ask = (request: {
  readonly method: 'eth_simulateV1'
  readonly params: readonly unknown[]
}) => Promise<unknown>

/** Amounts that an account spends and receives by some calls. */
export type Simulated = {
  readonly spends: bigint
  readonly receives: bigint
  /** Other tokens and NFTs that leave the account. */
  readonly others: readonly string[]
}

type Log = { readonly address: string; readonly topics: readonly string[] }
type Result = {
  readonly status: string
  readonly returnData: string
  readonly logs?: readonly Log[] | undefined
}

/** Address of the simulated code that returns the currency balance of the account in its argument. */
const reader = '0x6c61746368000000000000000000000000006b69'
const readerCode = '0x6000353160005260206000f3'
const balanceOf = '0x70a08231'

/**
 * By topic: Transfer of ERC-20 and ERC-721, TransferSingle and TransferBatch of ERC-1155. Index of the topic that names
 * the sender.
 */
const senderTopics: { readonly [topic: string]: number } = {
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef': 1,
  '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62': 2,
  '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb': 2,
}

/**
 * Simulates calls of an account on a node, without a transaction, and returns the changes of the two tokens. Undefined
 * where a call reverts, or the node lacks `eth_simulateV1`.
 */
export async function simulateSwap(
  ask: Ask,
  {
    calls,
    from,
    sold,
    bought,
  }: {
    readonly calls: readonly BatchCall[]
    readonly from: string
    readonly sold: string
    readonly bought: string
  },
): Promise<Simulated | undefined> {
  const owner = `0x${from.toLowerCase().slice(2).padStart(64, '0')}`
  const reads = [sold, bought].map(token =>
    token === native ? { to: reader, data: owner } : { to: token, data: `${balanceOf}${owner.slice(2)}` },
  )
  const sent = calls.map(({ to, data, value = 0n }) => ({ from, to, data, value: `0x${value.toString(16)}` }))
  const block = {
    stateOverrides: { [reader]: { code: readerCode } },
    calls: [...reads, ...sent, ...reads],
  }
  // Without validation the network fee is 0, and the account may be a contract.
  const params = [{ blockStateCalls: [block], validation: false }, 'latest']
  const results = readResults(await ask({ method: 'eth_simulateV1', params }).catch(() => undefined))
  if (results?.length !== block.calls.length) return undefined
  if (results.some(({ status }) => status !== '0x1')) return undefined
  const amounts = [...results.slice(0, 2), ...results.slice(-2)].map(({ returnData }) =>
    /^0x[\da-f]{64}$/i.test(returnData) ? BigInt(returnData) : undefined,
  )
  const [soldBefore, boughtBefore, soldAfter, boughtAfter] = amounts
  if (
    soldBefore === undefined ||
    boughtBefore === undefined ||
    soldAfter === undefined ||
    boughtAfter === undefined
  )
    return undefined
  const logs = results.slice(2, -2).flatMap(result => result.logs ?? [])
  const left = logs.filter(({ address, topics }) => {
    const sender = topics[senderTopics[topics[0] ?? ''] ?? topics.length]
    return address.toLowerCase() !== sold && sender?.toLowerCase() === owner
  })
  return {
    spends: soldBefore - soldAfter,
    receives: boughtAfter - boughtBefore,
    others: left.map(({ address }) => address),
  }
}

function readResults(answer: unknown): readonly Result[] | undefined {
  const [block]: readonly unknown[] = Array.isArray(answer) ? answer : []
  const calls = typeof block === 'object' && block && 'calls' in block ? block.calls : undefined
  return Array.isArray(calls) && calls.every(isResult) ? calls : undefined
}

function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || !value || !('status' in value) || !('returnData' in value)) return false
  const { status, returnData, logs = [] }: { status: unknown; returnData: unknown; logs?: unknown } = value
  return (
    typeof status === 'string' && typeof returnData === 'string' && Array.isArray(logs) && logs.every(isLog)
  )
}

function isLog(value: unknown): value is Log {
  if (typeof value !== 'object' || !value || !('address' in value) || !('topics' in value)) return false
  const { address, topics } = value
  return (
    typeof address === 'string' &&
    Array.isArray(topics) &&
    topics.every((topic: unknown) => typeof topic === 'string')
  )
}
