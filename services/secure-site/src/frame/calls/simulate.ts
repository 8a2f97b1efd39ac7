import type { Hex } from 'viem'
import { decodeErrorResult, formatUnits, getAddress, hexToBigInt, numberToHex } from 'viem/utils'
import * as z from 'zod/mini'
import { type ApprovalRow, formatCoin, row, toVisibleText } from '../approval/describeRequest.js'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'
import type { TransactionToSign } from '../wallet/signerMessages.js'
import type { Facts } from './createFacts.js'

/** What a node expects of a transaction. It may be wrong: it is shown as an estimate, and never decides. */
export type Estimate = { readonly rows: readonly ApprovalRow[]; readonly isFailing: boolean }

const hex = z.string().check(z.regex(/^0x[\da-fA-F]*$/)) as z.ZodMiniType<Hex>
const log = z.object({ address: hex, topics: z.array(hex), data: hex })
const simulated = z.tuple([
  z.object({
    calls: z.array(
      z.object({
        status: hex,
        returnData: z.optional(hex),
        logs: z.optional(z.array(log)),
        error: z.optional(z.object({ message: z.optional(z.string()), data: z.optional(z.string()) })),
      }),
    ),
  }),
])
type Result = z.output<typeof simulated>[0]['calls'][number]

/** Calls that an account makes one after the other. Where gas is not said, the node takes what there is. */
export type SimulatedCalls = {
  readonly chainId: number
  readonly account: Hex
  readonly calls: readonly {
    readonly to: Hex | null
    readonly value: bigint
    readonly data: Hex
    readonly gas?: Hex | undefined
    readonly accessList?: TransactionToSign['accessList'] | undefined
  }[]
}

/** The address in whose name nodes log transfers of coins. */
const coin = `0x${'e'.repeat(40)}`
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** Milliseconds that an approval waits for it. */
const longestWait = 4000
/** More changes than anybody reads. */
const mostChanges = 12

/**
 * Asks the site's own node what calls would change: by `eth_simulateV1`, which tells the transfers, or else by `eth_call`,
 * which tells of a single call whether it fails.
 */
export async function simulate(...parameters: Parameters<typeof ask>): Promise<Estimate> {
  // Nobody has to wait for a node that does not answer.
  const late = new Promise<Estimate>(resolve => {
    setTimeout(resolve, longestWait, none)
  })
  return Promise.race([ask(...parameters).catch(() => none), late])
}

async function ask(
  read: Read,
  facts: Facts,
  { chainId, account, ...asked }: SimulatedCalls,
): Promise<Estimate> {
  const chain = `eip155:${chainId}`
  const calls = asked.calls.map(({ to, value, gas, accessList, data }) => ({
    ...{ from: account, ...(to ? { to } : {}), value: numberToHex(value), data },
    ...{ ...(gas && { gas }), ...(accessList && { accessList }) },
  }))
  const [call] = calls
  try {
    // With `validation` the node asks for the fee as well; what is wanted is what the calls do.
    const options = { blockStateCalls: [{ calls }], traceTransfers: true, validation: false }
    const answer = z.safeParse(simulated, await read(chain, 'eth_simulateV1', [options, 'latest']))
    if (answer.success && answer.data[0].calls.length === calls.length)
      return await describeResults(chainId, facts, account, answer.data[0].calls)
  } catch {
    // Not every node has it.
  }
  if (calls.length > 1) return none
  try {
    await read(chain, 'eth_call', [call, 'latest'])
    return none
  } catch (error) {
    // A node that answers an error ran it; one that cannot be reached tells nothing.
    const isRun = error instanceof FrameError && error.code !== -32603
    return isRun
      ? toEstimate([row('approval.reason', toVisibleText(error.message.slice(0, 300)))], true)
      : none
  }
}

function toEstimate(rows: readonly ApprovalRow[], isFailing = false): Estimate {
  return { rows: [{ label: 'approval.estimate', value: { text: '' }, part: '' }, ...rows], isFailing }
}

const none = toEstimate([{ label: 'approval.outcome', value: { key: 'estimate.none' } }])

async function describeResults(
  chainId: number,
  facts: Facts,
  account: Hex,
  results: readonly Result[],
): Promise<Estimate> {
  const failed = results.find(({ status }) => BigInt(status) !== 1n)
  if (failed) {
    const reason = readReason(failed.returnData) ?? failed.error?.message ?? ''
    return toEstimate([row('approval.reason', toVisibleText(reason.slice(0, 300)))], true)
  }
  const logs = results.flatMap(({ logs = [] }) => logs)
  const changes = new Map<string, bigint>()
  for (const { address, topics, data } of logs) {
    const [topic, from, to] = topics
    // ERC-721 has the id as a fourth topic.
    if (topic !== transferTopic || !from || !to || topics.length !== 3 || data.length !== 66) continue
    const amount = hexToBigInt(data)
    const key = address.toLowerCase()
    const isOwn = (party: Hex) => party.slice(-40).toLowerCase() === account.slice(2).toLowerCase()
    const change = (isOwn(to) ? amount : 0n) - (isOwn(from) ? amount : 0n)
    if (change !== 0n) changes.set(key, (changes.get(key) ?? 0n) + change)
  }
  const found = [...changes].filter(([, change]) => change !== 0n).slice(0, mostChanges)
  if (found.length === 0) return toEstimate([{ label: 'approval.outcome', value: { key: 'estimate.same' } }])
  return toEstimate(
    await Promise.all(
      found.map(([address, change]) => describeChange(chainId, facts, address as Hex, change)),
    ),
  )
}

async function describeChange(
  chainId: number,
  facts: Facts,
  address: Hex,
  change: bigint,
): Promise<ApprovalRow> {
  const sign = change < 0n ? '−' : '+'
  const amount = change < 0n ? -change : change
  if (address === coin) return row('approval.outcome', `${sign} ${formatCoin(chainId, amount)}`)
  const token = await facts.token(address)
  const text =
    token.kind === 'amounts' ? `${formatUnits(amount, token.decimals)} ${token.symbol}` : String(amount)
  const place = token.kind === 'amounts' && token.isKnown ? '' : ` (${getAddress(address)})`
  return row('approval.outcome', `${sign} ${text}${place}`)
}

/** `Error(string)` and `Panic(uint256)`. */
function readReason(data: Hex | undefined): string | undefined {
  try {
    const { errorName, args } = decodeErrorResult({ data: data ?? '0x' })
    return errorName === 'Error' ? String(args?.[0]) : `${errorName} ${String(args?.[0])}`
  } catch {
    return undefined
  }
}
