import type { Orm } from '@latchkit/service-base/database'
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { transfer } from './tables.js'

/** Blocks of one partition. */
const range = 1_000_000
/** Rows of one statement. */
const perStatement = 1000

/** Returns the number of the partition with the transfers of a block. */
export const partitionOf = (block: number): number => Math.floor(block / range)

/** Creates the partition of transfers for a chain and a range of blocks, by the number of that range. */
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

/**
 * Inserts rows, in as many statements as they need. Existing rows stay unchanged. The rows are a single parameter: a
 * parameter for each value takes longer to write and to read than the rows take to store.
 */
export async function insertAll<table extends PgTable>(
  tx: Orm,
  table: table,
  rows: readonly table['$inferInsert'][],
): Promise<void> {
  // The rows name a column by its index: a database that works in this thread reads each of their characters.
  const columns = Object.entries(getTableColumns(table)).map(([key, column], place) => {
    return { key, column, short: place.toString(36) }
  })
  const names = sql.join(
    columns.map(({ column }) => sql.identifier(column.name)),
    sql`, `,
  )
  const places = sql.join(
    columns.map(({ short }) => sql.identifier(short)),
    sql`, `,
  )
  const types = columns.map(
    ({ column, short }) => sql`${sql.identifier(short)} ${sql.raw(column.getSQLType())}`,
  )
  for (let start = 0; start < rows.length; start += perStatement) {
    const values = rows.slice(start, start + perStatement).map((row: { readonly [key: string]: unknown }) => {
      const short: { [place: string]: unknown } = {}
      for (const { key, column, short: place } of columns) {
        const value = row[key]
        // Absent values are null.
        if (value !== null && value !== undefined) short[place] = column.mapToDriverValue(value)
      }
      return short
    })
    await tx.execute(
      sql`insert into ${table} (${names}) select ${places} from json_to_recordset(${JSON.stringify(values)}::json) as row(${sql.join(types, sql`, `)}) on conflict do nothing`,
    )
  }
}
