import type { Database } from '@latchkit/service-base/database'
import { and, eq, inArray } from 'drizzle-orm'
import { insertAll } from '../database/insertRows.js'
import { blockPrice } from '../database/tables.js'
import { ProviderError } from '../providers/providerError.js'
import type { ReadPoolPrices } from './createPoolPrices.js'

/** A block with the assets that moved in it. */
export type PricedBlock = {
  readonly block: number
  readonly blockHash: string
  /** Addresses, and null for the currency. */
  readonly moved: readonly (string | null)[]
}

/** Prices of the blocks of one chain. */
export type BlockPrices = {
  /** Starts to read and store the prices of the assets that moved in these blocks. Unreadable prices stay unknown. */
  keep(blocks: readonly PricedBlock[]): void
  /** Settles when the prices that were read are stored. */
  close(): Promise<void>
}

/** Reads the known prices of some blocks, by hash of the block and then by token, with `native` as the currency. */
export async function readBlockPrices(
  { orm }: Database,
  chain: string,
  blocks: readonly number[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const found = new Map<string, Map<string, number>>()
  if (blocks.length === 0) return found
  const rows = await orm
    .select()
    .from(blockPrice)
    .where(and(eq(blockPrice.chain, chain), inArray(blockPrice.block, [...blocks])))
  for (const { blockHash, token, price } of rows) {
    found.set(blockHash, (found.get(blockHash) ?? new Map<string, number>()).set(token, price))
  }
  return found
}

/** Maximum blocks that wait for their prices. The prices of further blocks stay unknown. */
const maxWaiting = 64

/**
 * Creates the prices of the newest blocks: of the currency and of listed tokens that moved, from the pools in the state
 * of that exact block. It reads one block at a time, in parallel with the index, which does not wait for it.
 */
export function createBlockPrices(parameters: {
  readonly chain: string
  readonly database: Database
  /** Tokens that get a price. An unlisted token could be anything. */
  readonly listed: ReadonlySet<string>
  readonly readPrices: ReadPoolPrices
  /** Called after prices were stored. */
  onChange(): void
  onError(error: unknown): void
}): BlockPrices {
  const { chain, database, listed, readPrices, onChange, onError } = parameters
  const stopping = new AbortController()
  const waiting: PricedBlock[] = []
  let running: Promise<void> | undefined
  const work = async () => {
    for (let next = waiting.shift(); next && !stopping.signal.aborted; next = waiting.shift()) {
      const { block, blockHash, moved } = next
      const tokens = [...new Set(moved)].map(token => token ?? 'native').filter(token => listed.has(token))
      if (tokens.length === 0) continue
      try {
        const prices = await readPrices(chain, tokens, stopping.signal, blockHash)
        const rows = [...prices].filter(([, price]) => Number.isFinite(price))
        await insertAll(
          database.orm,
          blockPrice,
          rows.map(([token, price]) => ({ chain, block, blockHash, token, price })),
        )
        onChange()
      } catch (error) {
        // Nothing depends on a price.
        if (!stopping.signal.aborted || !(error instanceof ProviderError)) onError(error)
      }
    }
  }
  const start = () => {
    running ??= work().finally(() => {
      running = undefined
      if (waiting.length > 0) start()
    })
  }
  return {
    keep(blocks) {
      waiting.push(...blocks.slice(-maxWaiting))
      waiting.splice(0, waiting.length - maxWaiting)
      start()
    },
    async close() {
      stopping.abort()
      waiting.length = 0
      await running
    },
  }
}
