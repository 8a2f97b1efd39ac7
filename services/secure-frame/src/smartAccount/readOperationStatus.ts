import { decodeErrorResult, decodeEventLog, encodeFunctionData, type Hex, pad } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import * as z from 'zod/mini'
import type { BatchStatus } from '../batches/getCallsStatus.js'
import type { Ask } from './prepareOperation.js'

/** Data to find an operation. */
export type OperationToFind = {
  readonly sender: Hex
  readonly hash: Hex
  readonly nonce: Hex
  readonly entryPoint: Hex
  /** The number of a block that is older than it. */
  readonly block: Hex
}

const hex = z.string().check(z.regex(/^0x[\da-fA-F]*$/)) as z.ZodMiniType<Hex>
const log = z.object({ address: hex, topics: z.array(hex), data: hex, transactionHash: hex })
type Log = z.output<typeof log>
const receipt = z.object({
  logs: z.array(log),
  blockHash: hex,
  blockNumber: hex,
  gasUsed: hex,
  transactionHash: hex,
})
const bundlerReceipt = z.object({ receipt: z.object({ transactionHash: hex }) })

/** `UserOperationEvent(bytes32, address, address, uint256, bool, uint256, uint256)` */
const eventTopic = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

/** Number of blocks to search for an operation: bundlers do not keep it longer, and nodes limit the range of logs. */
const mostBlocks = 5000n

/**
 * Reads the status of an operation: 100 while it is pending, 200 and 500 when it is on the chain, 400 when another
 * operation has used its nonce. The bundler only provides its location; the rest comes from the node, so a block that was
 * reorganized out resets it to 100.
 */
export async function readOperationStatus(
  operation: OperationToFind,
  { askNode, askBundler }: { readonly askNode: Ask; readonly askBundler: Ask },
): Promise<BatchStatus> {
  // While the nonce is unused there is nothing to find: calls to a bundler are limited.
  if (!(await isNonceUsed(operation, askNode))) return { status: 100, receipts: [] }
  const answer = await askBundler('eth_getUserOperationReceipt', [operation.hash]).catch(() => undefined)
  const told = z.safeParse(bundlerReceipt, answer)
  const found = told.success
    ? { hash: operation.hash, transactionHash: told.data.receipt.transactionHash }
    : await findByNonce(operation, askNode)
  if (!found) return { status: 100, receipts: [] }
  if (found.hash !== operation.hash) return { status: 400, receipts: [] }
  const read = z.safeParse(receipt, await askNode('eth_getTransactionReceipt', [found.transactionHash]))
  const own = read.success && readOwn(operation, read.data.logs)
  if (!read.success || !own) return { status: 100, receipts: [] }
  const { blockHash, blockNumber, gasUsed, transactionHash } = read.data
  const { isSuccess, logs, reason } = own
  const status = isSuccess ? '0x1' : '0x0'
  return {
    status: isSuccess ? 200 : 500,
    receipts: [{ logs, status, blockHash, blockNumber, gasUsed, transactionHash }],
    ...(reason && { capabilities: { revert: { reason } } }),
  }
}

async function isNonceUsed({ sender, nonce, entryPoint }: OperationToFind, ask: Ask): Promise<boolean> {
  const data = encodeFunctionData({ abi: entryPoint07Abi, functionName: 'getNonce', args: [sender, 0n] })
  const next = z.parse(hex, await ask('eth_call', [{ to: entryPoint, data }, 'latest']))
  return BigInt(next) > BigInt(nonce)
}

/** The operation that used the nonce: this one or another. */
async function findByNonce({ sender, nonce, entryPoint, block }: OperationToFind, ask: Ask) {
  const toBlock = `0x${(BigInt(block) + mostBlocks).toString(16)}`
  const topics = [eventTopic, null, pad(sender, { size: 32 }).toLowerCase()]
  const logs = await ask('eth_getLogs', [{ address: entryPoint, topics, fromBlock: block, toBlock }])
  return z
    .parse(z.array(log), logs)
    .map(found => ({ ...readEvent(found), transactionHash: found.transactionHash }))
    .find(found => found.nonce === BigInt(nonce))
}

/** Logs of an operation within its bundle: they end with its event, and start after the event of the previous operation. */
function readOwn({ hash, entryPoint }: OperationToFind, logs: readonly Log[]) {
  let own: Log[] = []
  let reason: string | undefined
  for (const one of logs) {
    const isEntryPoint = one.address.toLowerCase() === entryPoint.toLowerCase()
    const event = isEntryPoint ? readEvent(one) : undefined
    if (event?.name === 'UserOperationEvent') {
      if (event.hash === hash)
        return { isSuccess: event.isSuccess === true, logs: own.map(toPlainLog), reason }
      own = []
      reason = undefined
    } else if (event?.name === 'BeforeExecution') own = []
    else if (event?.name === 'UserOperationRevertReason') reason = event.reason
    else own.push(one)
  }
  return undefined
}

const toPlainLog = ({ address, topics, data }: Log) => ({ address, topics, data })

function readEvent({ topics, data }: Log) {
  try {
    const { eventName: name, args } = decodeEventLog({
      abi: entryPoint07Abi,
      data,
      topics: topics as [Hex, ...Hex[]],
    })
    const {
      userOpHash: hash,
      nonce,
      success: isSuccess,
      revertReason,
    } = (args ?? {}) as Partial<EventArguments>
    return { name, hash, nonce, isSuccess, ...(revertReason && { reason: readReason(revertReason) }) }
  } catch {
    return { name: undefined, hash: undefined, nonce: undefined, isSuccess: undefined, reason: undefined }
  }
}

type EventArguments = {
  readonly userOpHash: Hex
  readonly nonce: bigint
  readonly success: boolean
  readonly revertReason: Hex
}

/** `Error(string)` and `Panic(uint256)`; others by their bytes. */
function readReason(data: Hex): string {
  try {
    const { errorName, args } = decodeErrorResult({ data })
    return errorName === 'Error' ? String(args?.[0]).slice(0, 300) : `${errorName} ${String(args?.[0])}`
  } catch {
    return data.slice(0, 300)
  }
}
