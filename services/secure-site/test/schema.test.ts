import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Database, openDatabase } from '@latchkit/service-base/database'
import { seedFolder } from '@latchkit/service-base/testing'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as approvalTables from '../src/auth/approvalTables.js'
import * as authTables from '../src/auth/tables.js'
import * as recoveryTables from '../src/recoveryRole/tables.js'

/** A column as Postgres describes it. */
type Column = {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly isRequired: boolean
  readonly isKey: boolean
}

const roles = { auth: { ...authTables, ...approvalTables }, recovery: { ...recoveryTables } }
const toFolder = (schema: string) => fileURLToPath(new URL(`../migrations/${schema}`, import.meta.url))

let dataDir: string
let database: Database
beforeAll(async () => {
  dataDir = await seedFolder(Object.keys(roles).map(schema => ({ schema, folder: toFolder(schema) })))
  database = await openDatabase({ dataDir, onError: () => {} })
})
afterAll(async () => {
  await database?.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe.each(['auth', 'recovery'] as const)('the role %s', schema => {
  test('has the columns in its database that its tables declare', async () => {
    const made: unknown = await database.orm.execute(sql`
      select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as "type",
        a.attnotnull as "isRequired", coalesce(a.attnum = any(i.indkey), false) as "isKey"
      from pg_attribute a
        join pg_class c on c.oid = a.attrelid
        join pg_namespace n on n.oid = c.relnamespace
        left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where n.nspname = ${schema} and c.relkind = 'r' and c.relname <> 'migration'
        and a.attnum > 0 and not a.attisdropped`)
    const { rows } = made as { readonly rows: readonly Column[] }
    expect(toLines(rows)).toEqual(toLines(readColumns(roles[schema])))
  })

  test('has an index that begins with each column by which the rows of another row or of a user are found', async () => {
    const found: unknown = await database.orm.execute(sql`
      select c.relname || '.' || a.attname as "column"
      from pg_attribute a
        join pg_class c on c.oid = a.attrelid
        join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = ${schema} and c.relkind = 'r'
        and (
          exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = f.conkey[1])
          or n.nspname = 'recovery' and a.attname = 'user_id'
        )
        and not exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum)`)
    expect((found as { readonly rows: readonly unknown[] }).rows).toEqual([])
  })

  test('has a snapshot for drizzle-kit that is equal to its tables', async () => {
    const folder = path.join(toFolder(schema), 'meta')
    const newest = (await readdir(folder))
      .filter(name => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1)
    const snapshot = JSON.parse(await readFile(path.join(folder, String(newest)), 'utf8'))
    const now = generateDrizzleJson(roles[schema], snapshot.id)
    expect(await generateMigration(snapshot, now)).toEqual([])
  })

  test('has each of its migrations in the journal of drizzle-kit', async () => {
    const folder = toFolder(schema)
    const { entries } = JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8'))
    const files = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
    expect(entries.map(({ tag }: { readonly tag: string }) => `${tag}.sql`)).toEqual(files)
  })
})

function readColumns(tables: Readonly<Record<string, unknown>>): readonly Column[] {
  return Object.values(tables).flatMap(table => {
    if (!is(table, PgTable)) return []
    const { name, columns, primaryKeys } = getTableConfig(table)
    const keys = primaryKeys.flatMap(key => key.columns.map(column => column.name))
    return columns.map(column => ({
      table: name,
      column: column.name,
      // Postgres names the scale, which is 0.
      type: column.getSQLType().replace(/^numeric\((\d+)\)$/, 'numeric($1,0)'),
      isRequired: column.notNull || keys.includes(column.name),
      isKey: column.primary || keys.includes(column.name),
    }))
  })
}

function toLines(columns: readonly Column[]): readonly string[] {
  return columns
    .map(({ table, column, type, isRequired, isKey }) =>
      [`${table}.${column} ${type}`, ...(isRequired ? ['not null'] : []), ...(isKey ? ['key'] : [])].join(
        ' ',
      ),
    )
    .sort()
}
