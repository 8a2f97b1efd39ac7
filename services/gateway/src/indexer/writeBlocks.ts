import type { Database, Orm } from '@latchkit/service-base/database'
import { and, eq, gt, lt } from 'drizzle-orm'
import { insertAll, makePartition, partitionOf } from '../database/insertRows.js'
import {
  activity,
  block,
  blockPrice,
  holding,
  indexedChain,
  transaction,
  transfer,
} from '../database/tables.js'
import type { BlockHead } from './readBlock.js'
import type { BlockRows } from './toRows.js'

/** Hashes that are kept: how far back another branch of the chain is recognised. */
export const keptHashes = 128

/** How far a chain is indexed. */
export type Cursor = { readonly cursor: number; readonly final: number }

/** Reads how far a chain is indexed. A chain that is new begins before its first block. */
export async function readCursor({ orm }: Database, chain: string): Promise<Cursor> {
  const [row] = await orm.select().from(indexedChain).where(eq(indexedChain.id, chain))
  return row ?? { cursor: -1, final: -1 }
}

/** Reads the hash under which a block was indexed. */
export async function readHash(
  { orm }: Database,
  chain: string,
  number: number,
): Promise<string | undefined> {
  const [row] = await orm
    .select()
    .from(block)
    .where(and(eq(block.chain, chain), eq(block.number, number)))
  return row?.hash
}

/**
 * Stores the rows of blocks that follow each other, and that they are indexed, all or nothing.
 *
 * @param from - the last block before them
 * @returns false when another process moved the cursor in the meantime; nothing is stored then
 */
export async function writeBlocks(
  { orm }: Database,
  chain: string,
  from: number,
  to: Cursor,
  heads: readonly BlockHead[],
  rows: readonly BlockRows[],
): Promise<boolean> {
  return orm.transaction(async tx => {
    if (!(await moveCursor(tx, chain, from, to))) return false
    const ranges = new Set(heads.map(({ number }) => partitionOf(number)))
    for (const each of ranges) await makePartition(tx, chain, each)
    const hashes = heads.slice(-keptHashes).map(({ number, hash }) => ({ chain, number, hash }))
    await insertAll(tx, block, hashes)
    await tx.delete(block).where(and(eq(block.chain, chain), lt(block.number, to.cursor - keptHashes + 1)))
    await insertAll(
      tx,
      transaction,
      rows.flatMap(({ transactions }) => transactions),
    )
    await insertAll(
      tx,
      transfer,
      rows.flatMap(({ transfers }) => transfers),
    )
    await insertAll(
      tx,
      activity,
      rows.flatMap(({ activities }) => activities),
    )
    await insertAll(
      tx,
      holding,
      rows.flatMap(({ holdings }) => holdings),
    )
    return true
  })
}

/**
 * Removes the rows of every block above `ancestor`, all or nothing. An ancestor that is not common stays without its
 * hash, so that the other branch can follow it.
 *
 * @returns false when another process moved the cursor in the meantime
 */
export async function rollBack(
  { orm }: Database,
  chain: string,
  from: Cursor,
  ancestor: { readonly number: number; readonly isCommon: boolean },
): Promise<boolean> {
  return orm.transaction(async tx => {
    const { number, isCommon } = ancestor
    const to = { cursor: number, final: Math.min(from.final, number) }
    if (!(await moveCursor(tx, chain, from.cursor, to))) return false
    await tx
      .delete(block)
      .where(and(eq(block.chain, chain), gt(block.number, isCommon ? number : number - 1)))
    for (const table of [transaction, transfer, activity, holding, blockPrice]) {
      await tx.delete(table).where(and(eq(table.chain, chain), gt(table.block, number)))
    }
    return true
  })
}

/**
 * Of two processes that move a cursor from the same position, only one succeeds. The other waits, and finds it moved.
 */
async function moveCursor(tx: Orm, chain: string, from: number, to: Cursor): Promise<boolean> {
  await tx.insert(indexedChain).values({ id: chain, cursor: -1, final: -1 }).onConflictDoNothing()
  const moved = await tx
    .update(indexedChain)
    .set(to)
    .where(and(eq(indexedChain.id, chain), eq(indexedChain.cursor, from)))
    .returning({ id: indexedChain.id })
  return moved.length === 1
}
