import { numberToHex } from 'viem'
import { z } from 'zod'
import type { Upstreams } from '../nodes/createUpstreams.js'
import { ProviderError } from '../providers/providerError.js'
import { quantity } from './readBlock.js'

/** Currency that a contract sent within a transaction. Addresses are in lower case. */
export type InnerCall = {
  readonly from: string
  readonly to: string
  /** In wei. */
  readonly value: bigint
}

/** Inner calls that moved currency, by transaction, in order of execution. */
export type InnerCalls = ReadonlyMap<string, readonly InnerCall[]>

type Place = {
  readonly number: number
  readonly hash: string
  readonly transactions: readonly { hash: string }[]
}

/** Reads the inner calls of a block. */
export type ReadInner = (block: Place) => Promise<InnerCalls>

/** Number of times that a node may refuse to trace a block before the block is stored without its inner calls. */
const maxRefusals = 5
/** JSON-RPC 2.0 and EIP-1474: the node does not have the method. */
const unknownMethod: readonly unknown[] = [-32601, -32004]

const requests = {
  trace_block: ({ number }: Place) => [numberToHex(number)],
  debug_traceBlockByHash: ({ hash }: Place) => [hash, { tracer: 'callTracer' }],
} as const
type Method = keyof typeof requests
const readers = { trace_block: readEntries, debug_traceBlockByHash: readTrees } as const

/**
 * Creates the reader of inner calls. A chain has them where one of its nodes has `trace_block` or geth's tracer, and
 * has none only when each node answered that it has neither. While a node is unreachable the reader throws, so that no
 * block is stored without them. The reader gives up a block that the nodes refuse to trace after some tries, because
 * its trace is too long or its state is gone: the block would otherwise stop the index forever.
 *
 * @throws ProviderError from that reader: when no node answers, or refuses for the first times
 */
export function createReadInner(parameters: {
  readonly node: Upstreams
  readonly signal: AbortSignal
  /** Called for a block that the reader gives up. */
  onError(error: ProviderError): void
}): ReadInner {
  const { node, signal, onError } = parameters
  let methods: readonly Method[] = ['trace_block', 'debug_traceBlockByHash']
  const drop = (method: Method) => {
    methods = methods.filter(one => one !== method)
  }
  const proven = new Set<Method>()
  const refused = new Map<string, number>()
  // After a block was given up, the reader does not retry the next blocks: a node without old states refuses them all.
  let isGivingUp = false
  return async block => {
    for (const method of methods) {
      const answer = await ask(node, method, requests[method](block), signal)
      if (answer === 'unknown') {
        drop(method)
        continue
      }
      const found = Array.isArray(answer) && answer.length > 0 ? readers[method](answer, block) : undefined
      if (found) {
        proven.add(method)
        refused.delete(block.hash)
        isGivingUp = false
        return found
      }
      const times = (refused.get(block.hash) ?? 0) + 1
      const error = new ProviderError('bad-answer', `${method}: block ${block.number} cannot be traced`)
      if (times < maxRefusals && !isGivingUp) {
        refused.set(block.hash, times)
        throw error
      }
      refused.delete(block.hash)
      onError(error)
      if (proven.has(method)) {
        isGivingUp = true
        return new Map()
      }
      drop(method)
    }
    return new Map()
  }
}

/**
 * Returns `unknown` when each node answered that it does not have the method, `undefined` when a node refused it or its
 * answer is too long.
 */
async function ask(
  node: Upstreams,
  method: Method,
  params: readonly unknown[],
  signal: AbortSignal,
): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const outcome = await node.ask(body, false, signal, isUnknown)
  if (outcome.kind === 'failed' && outcome.reason === 'body') return undefined
  if (outcome.kind !== 'answer' && outcome.kind !== 'soft') {
    throw new ProviderError('no-answer', `no node answered ${method}`)
  }
  outcome.release()
  const { kind, value } = outcome
  if (kind === 'answer' && isUnknown(value)) return 'unknown'
  return typeof value === 'object' && value !== null && 'result' in value ? value.result : undefined
}

const unknownSchema = z.object({
  error: z.object({ code: z.number().refine(code => unknownMethod.includes(code)) }),
})
const isUnknown = (answer: unknown) => unknownSchema.safeParse(answer).success

const hex = z.string().regex(/^0x[0-9a-f]*$/i)
const address = hex.transform(text => text.toLowerCase())
/**
 * Answer of `trace_block`: an entry for each call, reward and destroyed contract, with its position in the call tree.
 */
const entriesSchema = z.array(
  z.object({
    blockHash: hex,
    transactionHash: hex.nullish(),
    traceAddress: z.array(z.int().min(0)),
    error: z.unknown().optional(),
    action: z.object({
      callType: z.string().nullish(),
      from: address.nullish(),
      to: address.nullish(),
      value: quantity.nullish(),
      // Of a destroyed contract.
      address: address.nullish(),
      refundAddress: address.nullish(),
      balance: quantity.nullish(),
    }),
    result: z.object({ address: address.nullish() }).nullish(),
  }),
)

function readEntries(answer: unknown, { hash }: Place): InnerCalls | undefined {
  const read = entriesSchema.safeParse(answer)
  // The request is by number: the chain may have another block there by now.
  if (!read.success || read.data.some(({ blockHash }) => blockHash !== hash)) return undefined
  const calls = new Map<string, InnerCall[]>()
  /** The last failed call. Its effects are reverted, and also those of its inner calls, which follow it. */
  let failed: { readonly transaction: string; readonly depth: number } | undefined
  for (const { transactionHash: transaction, traceAddress, error, action, result } of read.data) {
    if (!transaction) continue
    const depth = traceAddress.length
    if (failed?.transaction === transaction && depth > failed.depth) continue
    failed = error == null ? undefined : { transaction, depth }
    if (failed || depth === 0 || (action.callType && action.callType !== 'call')) continue
    const from = action.from ?? action.address
    const to = action.to ?? result?.address ?? action.refundAddress
    add(calls, transaction, from, to, action.value ?? action.balance)
  }
  return calls
}

/** Answer of geth's `callTracer`: a tree for each transaction. */
const treesSchema = z.array(z.object({ txHash: hex.optional(), result: z.unknown().optional() }))
// Without its inner calls: a recursive schema has a limited depth.
const frameSchema = z.object({
  type: z.string(),
  from: address,
  to: address.optional(),
  value: quantity.optional(),
  error: z.unknown().optional(),
  calls: z.array(z.unknown()).optional(),
})

function readTrees(answer: unknown, { transactions }: Place): InnerCalls | undefined {
  const read = treesSchema.safeParse(answer)
  if (!read.success) return undefined
  const calls = new Map<string, InnerCall[]>()
  for (const [index, { txHash, result }] of read.data.entries()) {
    const transaction = txHash ?? transactions[index]?.hash
    const open = [{ frame: result, isInner: false }]
    for (let next = open.pop(); next; next = open.pop()) {
      const frame = frameSchema.safeParse(next.frame)
      if (!frame.success || !transaction) return undefined
      const { type, from, to, value, error, calls: inner = [] } = frame.data
      if (error != null) continue
      if (next.isInner && /^(?:CALL|CREATE2?|SELFDESTRUCT)$/.test(type)) {
        add(calls, transaction, from, to, value)
      }
      open.push(...inner.map(one => ({ frame: one, isInner: true })).reverse())
    }
  }
  return calls
}

function add(
  calls: Map<string, InnerCall[]>,
  transaction: string,
  from: string | null | undefined,
  to: string | null | undefined,
  value: bigint | null | undefined,
): void {
  if (!from || !to || !value || from === to) return
  const list = calls.get(transaction) ?? []
  list.push({ from, to, value })
  calls.set(transaction, list)
}
