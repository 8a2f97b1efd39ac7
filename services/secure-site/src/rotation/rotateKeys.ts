import type { Orm } from '@latchkit/service-base/database'
import { type SQL, sql } from 'drizzle-orm'
import { KekUnavailableError } from '../errors.js'
import { envelopeStart, type KekProvider, rewrapEnvelope } from '../kek/env1.js'
import type { Role } from '../kek/openKek.js'
import { type SealedColumn, type SealedRow, sealedColumns } from './sealedColumns.js'

/** Result of a rotation for a column. */
export type ColumnReport = {
  readonly name: string
  /** Data keys that are now wrapped by the current key. */
  readonly rewrapped: number
  /** Records that no key opens, by primary key. They are unchanged. */
  readonly broken: readonly string[]
}

/** Rows per read. */
const batch = 200

/** Maximum passes over a column, for a site that never takes the new key and keeps writing. */
const maxPasses = 10

/**
 * Wraps every data key of a role with the current key. Records themselves are neither decrypted nor rewritten, and a site
 * may run at the same time: a row is replaced only if it is unchanged since the read. It can be stopped at any row, and
 * continues there when it runs again, because each row names the key that wraps it.
 *
 * @param onRow - called after each row. Tests stop there
 * @throws KekUnavailableError when the keys are unavailable
 */
export async function rotateKeys(parameters: {
  readonly orm: Orm
  readonly kek: KekProvider
  readonly role: Role
  readonly onRow?: (() => void | Promise<void>) | undefined
}): Promise<readonly ColumnReport[]> {
  await parameters.kek.health()
  const reports: ColumnReport[] = []
  for (const column of sealedColumns.filter(({ role }) => role === parameters.role)) {
    reports.push(await rotateColumn(column, parameters))
  }
  return reports
}

async function rotateColumn(
  column: SealedColumn,
  { orm, kek, onRow }: Parameters<typeof rotateKeys>[0],
): Promise<ColumnReport> {
  const { role, table, keys } = column
  const from = sql`${sql.identifier(role)}.${sql.identifier(table)}`
  const cell = sql.identifier(column.column)
  let rewrapped = 0
  const broken = new Set<string>()
  // A site that does not know the new key yet still uses the old one, so the last pass must find no rows.
  for (let isDone = false, pass = 0; !isDone && pass < maxPasses; pass += 1) {
    isDone = true
    let last: SealedRow | undefined
    for (;;) {
      const rows = await readOld(column, orm, kek.current(), last)
      for (const row of rows) {
        const key = keys.map(name => String(row[name])).join(':')
        if (broken.has(key)) continue
        isDone = false
        const before = new Uint8Array(row.sealed as Uint8Array)
        const after = await rewrapEnvelope(kek, before, column.aad(row)).catch((error: unknown) => {
          if (error instanceof KekUnavailableError) throw error
          return undefined
        })
        // The row may have been deleted or rewritten since the read; then it does not match.
        const isSame = sql`${isRow(keys, row)} and ${cell} = ${before}`
        if (after) {
          const update = sql`update ${from} set ${cell} = ${after} where ${isSame} returning 1`
          rewrapped += rowsOf(await orm.execute(update)).length
        } else if (rowsOf(await orm.execute(sql`select 1 from ${from} where ${isSame}`)).length > 0) {
          broken.add(key)
        }
        await onRow?.()
      }
      last = rows.at(-1)
      if (rows.length < batch) break
    }
  }
  return { name: `${role}.${table}.${column.column}`, rewrapped, broken: [...broken] }
}

/** Rows after `last` whose data key is not wrapped by the key `kid`. */
async function readOld(
  { role, table, column, keys, fields }: SealedColumn,
  orm: Orm,
  kid: string,
  last: SealedRow | undefined,
): Promise<readonly SealedRow[]> {
  const names = sql.join(
    keys.map(name => sql`t.${sql.identifier(name)}`),
    sql`, `,
  )
  const more = Object.entries(fields).map(
    ([name, expression]) => sql`, ${sql.raw(expression)} as ${sql.identifier(name)}`,
  )
  const start = envelopeStart(kid)
  const cell = sql`t.${sql.identifier(column)}`
  const after =
    last &&
    sql`and (${names}) > (${sql.join(
      keys.map(name => sql`${last[name]}`),
      sql`, `,
    )})`
  return rowsOf(
    await orm.execute(sql`
      select ${names}, ${cell} as sealed ${sql.join(more)}
      from ${sql.identifier(role)}.${sql.identifier(table)} t
      where ${cell} is not null and substring(${cell} from 1 for ${start.length}::int) <> ${start} ${after}
      order by ${names} limit ${batch}`),
  )
}

/** Number of records of a role by key. */
export async function countByKey(orm: Orm, role: Role): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const { table, column } of sealedColumns.filter(one => one.role === role)) {
    const cell = sql.identifier(column)
    const kid = sql`convert_from(substring(${cell} from 3 for get_byte(${cell}, 1)), 'UTF8')`
    const found = await orm.execute(
      sql`select ${kid} as kid, count(*) as number from ${sql.identifier(role)}.${sql.identifier(table)}
        where ${cell} is not null group by 1`,
    )
    for (const row of rowsOf(found)) {
      counts.set(String(row.kid), (counts.get(String(row.kid)) ?? 0) + Number(row.number))
    }
  }
  return counts
}

function isRow(keys: readonly string[], row: SealedRow): SQL {
  return sql.join(
    keys.map(name => sql`${sql.identifier(name)} = ${row[name]}`),
    sql` and `,
  )
}

function rowsOf(result: unknown): readonly SealedRow[] {
  return (result as { readonly rows: readonly SealedRow[] }).rows
}
