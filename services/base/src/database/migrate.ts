import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { ConfigError } from '../configError.js'
import type { Database } from './openDatabase.js'

/** Number of the advisory lock that processes on one server take while they migrate. */
const lockNumber = 472_301

/**
 * Brings a schema of the database up to date: runs the `.sql` files of a folder that have not run yet, in the order of
 * their names, all in one transaction. A file that ran never changes afterwards; add a new file instead.
 *
 * @throws ConfigError when a file that ran is missing or changed (the database is of another version of the service),
 * or when a query fails, such as for a user without the right to create the schema
 */
export async function migrate(
  database: Database,
  parameters: { readonly schema: string; readonly folder: string },
): Promise<void> {
  const { schema, folder } = parameters
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const files = await Promise.all(
    names.map(async name => {
      const text = await readFile(path.join(folder, name), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
  const table = sql`${sql.identifier(schema)}.${sql.identifier('migration')}`
  const run = database.runLong(async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
    // `if not exists` requires the right to create a schema even where it exists.
    const known = await transaction.execute(sql`select 1 from pg_namespace where nspname = ${schema}`)
    if (rowsOf(known).length === 0) {
      await transaction.execute(sql`create schema ${sql.identifier(schema)}`)
    }
    await transaction.execute(
      sql`create table if not exists ${table} (name text primary key, hash text not null)`,
    )
    const done = rowsOf(await transaction.execute(sql`select name, hash from ${table} order by name`))
    for (const { name, hash } of done) {
      if (files.find(file => file.name === name)?.hash === hash) continue
      throw new ConfigError(
        'bad-config',
        `the schema ${schema} is of another version of this service: ${String(name)} is not what ran`,
      )
    }
    for (const { name, text, hash } of files) {
      if (done.some(one => one.name === name)) continue
      for (const statement of splitStatements(text)) {
        if (statement.trim()) await transaction.execute(sql.raw(statement))
      }
      await transaction.execute(sql`insert into ${table} (name, hash) values (${name}, ${hash})`)
    }
  })
  await run.catch((error: unknown) => {
    if (error instanceof ConfigError) throw error
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? cause.message : 'a query failed'
    throw new ConfigError('bad-config', `the schema ${schema} cannot be migrated: ${reason}`, {
      cause: error,
    })
  })
}

/**
 * A statement ends at the end of a line. Text between two `$$`, such as the body of a function, is part of a statement.
 */
function splitStatements(text: string): readonly string[] {
  const statements = ['']
  const append = (more: string) => statements.push((statements.pop() ?? '') + more)
  for (const [index, part] of text.split('$$').entries()) {
    if (index % 2 === 1) {
      append(`$$${part}$$`)
      continue
    }
    const [first = '', ...others] = part.split(/;\s*$/m)
    append(first)
    statements.push(...others)
  }
  return statements
}

function rowsOf(result: unknown): readonly { readonly [column: string]: unknown }[] {
  const { rows } = result as { readonly rows: readonly { readonly [column: string]: unknown }[] }
  return rows
}
