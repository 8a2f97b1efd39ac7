import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Lease } from '@latchkit/service-base/database'
import type { BlockPrices } from '../exchanges/createBlockPrices.js'
import type { Upstreams } from '../nodes/createUpstreams.js'
import { type AskNode, createAskNode } from '../providers/askNode.js'
import { createReadInner } from './createReadInner.js'
import { type BlockHead, type ReadBlock, readBlock, readHead } from './readBlock.js'
import { toRows } from './toRows.js'
import { type Cursor, keptHashes, readCursor, readHash, rollBack, writeBlocks } from './writeBlocks.js'

/**
 * Milliseconds until the next request for a block that the chain does not have, and after a failure or another's lease.
 */
const pauses = { idle: 500, failed: 2000, taken: 2000 } as const

/** Blocks that are read concurrently and stored together. */
const perRound = 32

/** Prices are read for blocks at most this far behind the newest: few nodes keep the state of older blocks. */
const priced = 32

/** An index of a chain that follows it. */
export type Indexer = {
  /** Settles when the current blocks are stored. */
  stop(): Promise<void>
}

/**
 * Follows an EVM chain and stores its transfers, several blocks at a time, unless another process with the same
 * database does so: this process continues where that process ends. A block that the chain no longer has is rolled back
 * to the common ancestor, or to the last final block when the ancestor is older than the stored hashes.
 */
export function createIndexer(parameters: {
  readonly chain: string
  readonly node: Upstreams
  readonly database: Database
  readonly blockPrices?: BlockPrices | undefined
  /** Called with the newest stored block, at least once. */
  onBlock(number: number): void
  /** Called with the newest block of the chain, each time that it was asked for. */
  onHead(number: number): void
  /** Called after rows were stored or removed. */
  onChange(): void
  onError(error: unknown): void
}): Indexer {
  const { chain, node, database, blockPrices, onBlock, onHead, onChange, onError } = parameters
  const stopping = new AbortController()
  const ask = createAskNode(node, stopping.signal)
  const readInner = createReadInner({ node, signal: stopping.signal, onError })
  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: stopping.signal }).catch(() => {})
  const readAhead = createReadAhead(number => readBlock(ask, readInner, number))
  const run = async () => {
    let lease: Lease | undefined
    while (!stopping.signal.aborted) {
      try {
        if (!lease?.isHeld()) lease = await database.takeLease(`the index of ${chain}`)
        if (!lease) await pause(pauses.taken)
        else if (
          !(await advance({ chain, database, ask, readAhead, blockPrices, onBlock, onHead, onChange }))
        )
          await pause(pauses.idle)
      } catch (error) {
        if (stopping.signal.aborted) break
        onError(error)
        // Another process may have a node that answers.
        await lease?.end().catch(onError)
        lease = undefined
        await pause(pauses.failed)
      }
    }
    await lease?.end()
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
      await blockPrices?.close()
    },
  }
}

/**
 * Stores the next blocks, or rolls back. False when the index is up to date. No transaction spans a network request.
 */
async function advance(parts: {
  readonly chain: string
  readonly database: Database
  readonly ask: AskNode
  readonly readAhead: ReadAhead
  readonly blockPrices: BlockPrices | undefined
  onBlock(number: number): void
  onHead(number: number): void
  onChange(): void
}): Promise<boolean> {
  const { chain, database, ask, readAhead, blockPrices, onBlock, onHead, onChange } = parts
  const at = await readCursor(database, chain)
  const [latest, final] = await Promise.all([readHead(ask, 'latest'), readFinal(ask)])
  if (!latest) return false
  onHead(latest.number)
  if (at.cursor >= 0) onBlock(at.cursor)
  const parent = await readHash(database, chain, at.cursor)
  if (parent !== undefined) {
    const current = at.cursor <= latest.number ? await readHead(ask, at.cursor) : undefined
    // A node that lags behind the others is not another branch.
    if (!current && (await readHash(database, chain, latest.number)) === latest.hash) return false
    if (current?.hash !== parent) {
      const isRolledBack = await rollBack(database, chain, at, await findAncestor(database, ask, chain, at))
      onChange()
      return isRolledBack
    }
  }
  if (latest.number <= at.cursor) return false
  const read = await readAhead(at.cursor + 1, latest.number)
  // Where they do not follow each other, the chain now has another branch, which the next round finds.
  const end = read.findIndex(({ parentHash }, index) => {
    const known = index === 0 ? parent : read[index - 1]?.hash
    return known !== undefined && parentHash !== known
  })
  const blocks = end === -1 ? read : read.slice(0, end)
  const newest = blocks.at(-1)
  if (!newest) return true
  const finalNow = Math.min(Math.max(at.final, final?.number ?? -1), newest.number)
  const rows = blocks.map(block => toRows(chain, block))
  const to = { cursor: newest.number, final: finalNow }
  if (!(await writeBlocks(database, chain, at.cursor, to, blocks, rows))) return true
  onChange()
  onBlock(newest.number)
  const fresh = blocks.flatMap(({ number, hash }, index) => {
    const moved = (rows[index]?.transfers ?? []).map(({ token = null }) => token)
    return number > latest.number - priced && moved.length > 0
      ? [{ block: number, blockHash: hash, moved }]
      : []
  })
  if (fresh.length > 0) blockPrices?.keep(fresh)
  return true
}

type ReadAhead = (from: number, latest: number) => Promise<readonly ReadBlock[]>

/**
 * Creates the function that reads the blocks of a round. It starts the read of the next round's blocks while the
 * current blocks are stored, and checks only on use whether they still follow the stored blocks.
 */
function createReadAhead(read: (number: number) => Promise<ReadBlock>): ReadAhead {
  let ahead: { readonly from: number; readonly blocks: Promise<readonly ReadBlock[]> } | undefined
  const begin = (from: number, latest: number) => {
    const count = Math.min(latest + 1 - from, perRound)
    const blocks = Promise.all(Array.from({ length: count }, (_, index) => read(from + index)))
    // A failure throws on use of the blocks, if they are used.
    blocks.catch(() => {})
    return { from, blocks }
  }
  return async (from, latest) => {
    const round = ahead?.from === from ? ahead : begin(from, latest)
    ahead = undefined
    const blocks = await round.blocks
    const next = from + blocks.length
    if (next <= latest) ahead = begin(next, latest)
    return blocks
  }
}

async function findAncestor(database: Database, ask: AskNode, chain: string, { cursor, final }: Cursor) {
  for (let number = cursor - 1; number > Math.max(final, cursor - keptHashes); number--) {
    const known = await readHash(database, chain, number)
    if (known === undefined) break
    if ((await readHead(ask, number))?.hash === known) return { number, isCommon: true }
  }
  return { number: final, isCommon: false }
}

/** Reads the final block. Not every chain has final blocks. */
async function readFinal(ask: AskNode): Promise<BlockHead | undefined> {
  try {
    return await readHead(ask, 'finalized')
  } catch {
    return undefined
  }
}
