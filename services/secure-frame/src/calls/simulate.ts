import type { Hex } from 'viem'
import { decodeErrorResult, numberToHex } from 'viem/utils'
import * as z from 'zod/mini'
import { type ApprovalRow, row } from '../approval/describeRequest.js'
import { toVisibleLine } from '../approval/visibleText.js'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'
import type { TransactionToSign } from '../wallet/signerMessages.js'
import type { Facts } from './createFacts.js'
import { describeChanges } from './describeChanges.js'
import { coin, readChanges } from './readChanges.js'
import type { StepContext } from './types.js'

/** A node's simulation of a transaction. It may be wrong: it is shown as an estimate, and never decides. */
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

/** Calls that an account makes one after the other. Without `gas`, the node uses its maximum. */
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

/** Milliseconds that an approval waits for it. */
const longestWait = 4000
/** Letters of a reason that are shown. */
const longestReason = 300

/**
 * Simulates calls on the site's own node: by `eth_simulateV1`, which returns the transfers, or else by `eth_call`, which
 * shows only whether a single call fails.
 */
export async function simulate(...parameters: Parameters<typeof ask>): Promise<Estimate> {
  // Limits the wait for a node that does not answer.
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
    from: account,
    ...(to ? { to } : {}),
    value: numberToHex(value),
    data,
    ...(gas && { gas }),
    ...(accessList && { accessList }),
  }))
  const [call] = calls
  try {
    // With `validation` the node requires the fee as well; the simulation is about the effects of the calls.
    const options = { blockStateCalls: [{ calls }], traceTransfers: true, validation: false }
    const answer = z.safeParse(simulated, await read(chain, 'eth_simulateV1', [options, 'latest']))
    if (answer.success && answer.data[0].calls.length === calls.length)
      return await describeResults({ chainId, account, facts }, asked.calls, answer.data[0].calls)
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
      ? toEstimate([row('approval.reason', toVisibleLine(error.message, longestReason))], true)
      : none
  }
}

function toEstimate(rows: readonly ApprovalRow[], isFailing = false): Estimate {
  return { rows: [{ label: 'approval.estimate', value: { text: '' }, part: '' }, ...rows], isFailing }
}

const none = toEstimate([{ label: 'approval.outcome', value: { key: 'estimate.none' } }])

async function describeResults(
  context: StepContext,
  calls: SimulatedCalls['calls'],
  results: readonly Result[],
): Promise<Estimate> {
  const failed = results.find(({ status }) => BigInt(status) !== 1n)
  if (failed) {
    const reason = readReason(failed.returnData) ?? failed.error?.message ?? ''
    return toEstimate([row('approval.reason', toVisibleLine(reason, longestReason))], true)
  }
  const logs = results.flatMap(({ logs = [] }) => logs)
  const { changes, isWhole } = readChanges(logs, context.account)
  // A node without logs of coin transfers leaves out the amounts that the calls send.
  const isTraced = calls.every(({ value }) => value === 0n) || logs.some(({ address }) => isCoin(address))
  const isComputed = isWhole && isTraced && results.every(one => one.logs !== undefined)
  return toEstimate(await describeChanges(context, changes, isComputed))
}

const isCoin = (address: Hex) => address.toLowerCase() === coin

/** `Error(string)` and `Panic(uint256)`. */
function readReason(data: Hex | undefined): string | undefined {
  try {
    const { errorName, args } = decodeErrorResult({ data: data ?? '0x' })
    return errorName === 'Error' ? String(args?.[0]) : `${errorName} ${String(args?.[0])}`
  } catch {
    return undefined
  }
}
