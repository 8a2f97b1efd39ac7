import { type Hex, numberToHex } from 'viem'
import { z } from 'zod'
import { type AskNode, tryAsk } from '../providers/askNode.js'
import { ProviderError } from '../providers/providerError.js'

/** Currency that a contract sent within a transaction. Addresses are in lower case. */
export type InnerCall = {
  readonly transaction: string
  readonly from: string
  readonly to: string
  /** In wei. */
  readonly value: bigint
}

/** Reads the inner calls of a block that move currency. A node that does not trace has none. */
export type ReadInner = (block: {
  readonly number: number
  readonly hash: string
}) => Promise<readonly InnerCall[]>

const hex = z.string().regex(/^0x[0-9a-f]*$/i)
const address = hex.transform(text => text.toLowerCase())
const quantity = hex.transform(text => BigInt(text))
/** Of `trace_block`: an entry for each call, at its place in the tree. */
const entrySchema = z.object({
  blockHash: hex,
  transactionHash: hex.nullish(),
  traceAddress: z.array(z.int().min(0)),
  error: z.unknown().optional(),
  action: z.object({
    callType: z.string().nullish(),
    from: address.nullish(),
    to: address.nullish(),
    value: quantity.nullish(),
  }),
  result: z.object({ address: address.nullish() }).nullish(),
})
/** Of geth's `callTracer`: a tree for each transaction. */
type Frame = {
  readonly type: string
  readonly from: string
  readonly to?: string | undefined
  readonly value?: bigint | undefined
  readonly error?: unknown
  readonly calls?: readonly Frame[] | undefined
}
const frameSchema: z.ZodType<Frame> = z.lazy(() =>
  z.object({
    type: z.string(),
    from: address,
    to: address.optional(),
    value: quantity.optional(),
    error: z.unknown().optional(),
    calls: z.array(frameSchema).optional(),
  }),
)
const treesSchema = z.array(z.object({ txHash: hex, result: frameSchema }))

/**
 * Creates the reader of inner calls. The first block shows whether the node has `trace_block` or geth's tracer: the rows
 * of a chain do not depend on a node that is away for a moment.
 *
 * @throws ProviderError from that reader: when a node that traces does not, or when the chain changed meanwhile
 */
export function createReadInner(ask: AskNode): ReadInner {
  let method: 'trace_block' | 'debug_traceBlockByHash' | 'none' | undefined
  const paramsOf = {
    trace_block: ({ number }: { number: number }) => [numberToHex(number)],
    debug_traceBlockByHash: ({ hash }: { hash: string }) => [hash as Hex, { tracer: 'callTracer' }],
  } as const
  const readers = { trace_block: readEntries, debug_traceBlockByHash: readTrees } as const
  return async block => {
    if (method === 'none') return []
    for (const name of method ? [method] : (['trace_block', 'debug_traceBlockByHash'] as const)) {
      const answer = await tryAsk(ask, name, paramsOf[name](block))
      if (Array.isArray(answer)) {
        method = name
        return readers[name](answer, block.hash)
      }
      if (method) throw new ProviderError('bad-answer', `${name}: no list`)
    }
    method = 'none'
    return []
  }
}

function readEntries(answer: unknown, hash: string): readonly InnerCall[] {
  const read = z.array(entrySchema).safeParse(answer)
  if (!read.success) throw new ProviderError('bad-answer', 'trace_block: another form', { cause: read.error })
  if (read.data.some(({ blockHash }) => blockHash !== hash)) {
    throw new ProviderError('bad-answer', 'the block changed while it was traced')
  }
  // What a failed call did is undone, with all that it called.
  const failed = new Set(read.data.filter(({ error }) => error != null).map(pathOf))
  return read.data.flatMap((entry): InnerCall[] => {
    const { transactionHash: transaction, traceAddress, action, result } = entry
    const path = pathOf(entry)
    const isUndone = [...failed].some(one => path === one || path.startsWith(`${one}.`))
    if (traceAddress.length === 0 || isUndone || !transaction || !action.from) return []
    if (action.callType && action.callType !== 'call') return []
    const to = action.to ?? result?.address
    if (!to || !action.value) return []
    return [{ transaction, from: action.from, to, value: action.value }]
  })
}

const pathOf = ({ transactionHash, traceAddress }: z.output<typeof entrySchema>) =>
  [transactionHash, ...traceAddress].join('.')

function readTrees(answer: unknown): readonly InnerCall[] {
  const read = treesSchema.safeParse(answer)
  if (!read.success) {
    throw new ProviderError('bad-answer', 'debug_traceBlockByHash: another form', { cause: read.error })
  }
  const walk = (transaction: string, frames: readonly Frame[] | undefined): readonly InnerCall[] =>
    (frames ?? []).flatMap(({ type, from, to, value = 0n, error, calls }) => {
      if (error != null) return []
      const moves = /^(?:CALL|CREATE2?|SELFDESTRUCT)$/.test(type) && to !== undefined && value > 0n
      const own = moves ? [{ transaction, from, to, value }] : []
      return [...own, ...walk(transaction, calls)]
    })
  return read.data.flatMap(({ txHash, result }) => (result.error == null ? walk(txHash, result.calls) : []))
}
