import { type Hex, numberToHex } from 'viem'
import { z } from 'zod'
import type { AskNode } from '../providers/askNode.js'
import { ProviderError } from '../providers/providerError.js'
import type { InnerCalls, ReadInner } from './createReadInner.js'

const hex = z.string().regex(/^0x[0-9a-f]*$/i)
const address = hex.transform(text => text.toLowerCase())
/** `0x` alone is invalid: an error that a transform throws is not an error of the schema. */
export const quantity = z
  .string()
  .regex(/^0x[0-9a-f]+$/i)
  .transform(text => BigInt(text))
const small = quantity.transform(Number)

const headSchema = z.object({ number: small, hash: hex, parentHash: hex })
const blockSchema = headSchema.extend({
  /** Seconds. */
  timestamp: small,
  transactions: z.array(
    z.object({
      hash: hex,
      transactionIndex: small,
      from: address,
      to: address.nullable(),
      value: quantity,
      nonce: small,
    }),
  ),
})
const receiptSchema = z.object({
  transactionHash: hex,
  blockHash: hex,
  status: quantity.transform(status => status === 1n),
  contractAddress: address.nullish(),
  logs: z.array(z.object({ address, topics: z.array(hex), data: hex, logIndex: small })),
})

/** Number and hash of a block and its parent. */
export type BlockHead = z.output<typeof headSchema>
/** A block with its transactions and their logs, by hash. */
export type ReadBlock = z.output<typeof blockSchema> & {
  readonly receipts: ReadonlyMap<string, z.output<typeof receiptSchema>>
  readonly inner: InnerCalls
}

/** Reads number and hash of a block; `undefined` when the chain has none at that place. */
export async function readHead(
  ask: AskNode,
  at: number | 'latest' | 'finalized',
): Promise<BlockHead | undefined> {
  const place = typeof at === 'number' ? numberToHex(at) : at
  const answer = await ask('eth_getBlockByNumber', [place, false])
  return answer === null ? undefined : parse(headSchema, answer)
}

/**
 * Reads a block with all receipts and inner calls.
 *
 * @throws ProviderError when no node answers, or when the chain changed between two requests
 */
export async function readBlock(ask: AskNode, readInner: ReadInner, number: number): Promise<ReadBlock> {
  const block = parse(blockSchema, await ask('eth_getBlockByNumber', [numberToHex(number), true]))
  const receipts = new Map(
    (await readReceipts(ask, block)).map(receipt => [receipt.transactionHash, receipt] as const),
  )
  const isWhole = block.transactions.every(({ hash }) => receipts.get(hash)?.blockHash === block.hash)
  if (!isWhole) throw new ProviderError('bad-answer', `block ${number} changed while it was read`)
  const inner = block.transactions.length > 0 ? await readInner(block) : new Map<string, never>()
  return { ...block, receipts, inner }
}

async function readReceipts(ask: AskNode, block: z.output<typeof blockSchema>) {
  if (block.transactions.length === 0) return []
  const list = z.array(receiptSchema)
  try {
    return parse(list, await ask('eth_getBlockReceipts', [block.hash as Hex]))
  } catch (error) {
    // Not every node has this method.
    if (!(error instanceof ProviderError) || error.reason === 'no-answer') throw error
    const one = (hash: string) => ask('eth_getTransactionReceipt', [hash])
    return parse(list, await Promise.all(block.transactions.map(({ hash }) => one(hash))))
  }
}

function parse<schema extends z.ZodType>(schema: schema, value: unknown): z.output<schema> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new ProviderError('bad-answer', 'a node answered in another form', { cause: read.error })
}
