import type { Orm } from '@latchkit/service-base/database'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { transfer } from './tables.js'

/** Blocks of one partition. */
const range = 1_000_000
/** Rows of one statement; a statement has at most 65,535 parameters. */
const perStatement = 1000

/** The number of the partition that has the transfers of a block. */
export const partitionOf = (block: number): number => Math.floor(block / range)

/** Makes the partition of transfers for a chain and a range of blocks, by the number of that range. */
export async function makePartition(tx: Orm, chain: string, place: number): Promise<void> {
  const [start, end] = [place, place + 1].map(number => sql.raw(String(number * range)))
  const ofChain = sql.identifier(`transfer_${chain}`)
  const ofRange = sql.identifier(`transfer_${chain}_${place}`)
  const schema = sql.identifier('gateway')
  // Statements that define tables take no parameters; a CAIP-2 id has no quote.
  await tx.execute(
    sql`create table if not exists ${schema}.${ofChain} partition of ${transfer} for values in (${sql.raw(`'${chain}'`)}) partition by range (block)`,
  )
  await tx.execute(
    sql`create table if not exists ${schema}.${ofRange} partition of ${schema}.${ofChain} for values from (${start}) to (${end})`,
  )
}

/** Inserts rows, as many statements as they need. Rows that are there already stay as they are. */
export async function insertAll<table extends PgTable>(
  tx: Orm,
  table: table,
  rows: readonly table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += perStatement) {
    await tx
      .insert(table)
      .values(rows.slice(start, start + perStatement))
      .onConflictDoNothing()
  }
}
