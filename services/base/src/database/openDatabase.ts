import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { ConfigError } from '../configError.js'
import { holdLease } from './holdLease.js'
import { lockFolder } from './lockFolder.js'
import { type Lease, takeLease } from './takeLease.js'

/** Milliseconds until a server counts as away. */
const connectionTimeoutMillis = 5_000

/** The query builder of drizzle, the same over PGlite and Postgres. */
export type Orm = PgDatabase<PgQueryResultHKT>

/** A database that is open. */
export type Database = {
  readonly kind: 'pglite' | 'postgres'
  readonly orm: Orm
  /** Runs several statements together, without parameters. */
  execute(sql: string): Promise<void>
  /** Runs a transaction that may take minutes, such as a migration: other queries of a server end after 10 s. */
  runLong(work: (transaction: Orm) => Promise<void>): Promise<void>
  /**
   * Takes a lease that only one process at a time holds. `undefined` when another process holds it. A folder has only
   * one process anyway.
   */
  takeLease(name: string): Promise<Lease | undefined>
  /** Settles when open queries have ended. Safe to call again. */
  close(): Promise<void>
}

/**
 * Opens a Postgres server when `url` is given, else the folder `database` in `dataDir` with PGlite, behind a lock.
 *
 * @throws ConfigError when the folder is open elsewhere or the server does not answer
 * @example
 * const database = await openDatabase({ dataDir: 'data', onError: error => logger.error({ err: error }, 'database') })
 * await migrate(database, { schema: 'auth', folder: 'migrations/auth' })
 */
export async function openDatabase(parameters: {
  readonly dataDir: string
  readonly url?: string | undefined
  /** Variable that has `url`, for the message of an error. Default: `DATABASE_URL`. */
  readonly variable?: string | undefined
  /** Refuses a server that another process has open with this option: this process counts something in its memory. */
  readonly isExclusive?: boolean | undefined
  /** Called when an idle connection to the server is lost. The next query opens another connection. */
  onError(error: Error): void
  /** With `isExclusive`: called once when another process took the server while the connection was lost. */
  onTaken?: ((error: ConfigError) => void) | undefined
}): Promise<Database> {
  const { dataDir, url, variable = 'DATABASE_URL', isExclusive = false, onError, onTaken } = parameters
  if (url === undefined) return openFolder(dataDir)
  const lease = isExclusive ? { onTaken: onTaken ?? onError } : undefined
  return openServer(url, variable, lease, onError)
}

async function openFolder(dataDir: string): Promise<Database> {
  const folder = path.resolve(dataDir, 'database')
  const lock = await lockFolder(path.resolve(dataDir))
  try {
    if (!existsSync(folder)) await makeFolder(folder)
    // Loaded here, so that services on a server do not load 10 MB of WebAssembly.
    const [{ PGlite }, { drizzle }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('drizzle-orm/pglite'),
    ])
    const client = await PGlite.create({ dataDir: folder })
    const orm = drizzle(client)
    let closing: Promise<void> | undefined
    return {
      kind: 'pglite',
      orm,
      execute: async sql => void (await client.exec(sql)),
      runLong: work => orm.transaction(work),
      takeLease: async () => ({ isHeld: () => true, end: async () => {} }),
      close: () => {
        closing ??= client.close().then(() => lock.release())
        return closing
      },
    }
  } catch (cause) {
    await lock.release()
    throw new ConfigError('bad-config', `DATA_DIR: ${folder} cannot be opened as a database`, { cause })
  }
}

/**
 * Creates an empty database in another process: the `initdb` of PGlite takes 450 MB more than Postgres, and Node frees
 * that late or never. The folder gets its name when it is complete.
 */
async function makeFolder(folder: string): Promise<void> {
  const made = `${folder}.new`
  await rm(made, { recursive: true, force: true })
  const script = `
    import { PGlite } from ${JSON.stringify(import.meta.resolve('@electric-sql/pglite'))}
    const client = await PGlite.create({ dataDir: ${JSON.stringify(made)} })
    await client.close()`
  // It runs once: to optimise 8 MB of WebAssembly takes more than it gains.
  await promisify(execFile)(process.execPath, ['--liftoff-only', '--input-type=module', '--eval', script])
  await rename(made, folder)
}

async function openServer(
  url: string,
  variable: string,
  lease: { readonly onTaken: (error: ConfigError) => void } | undefined,
  onError: (error: Error) => void,
): Promise<Database> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ])
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis,
    idle_in_transaction_session_timeout: 10_000,
    statement_timeout: 10_000,
    // A machine that vanishes ends no connection: without it a query would wait for a quarter of an hour.
    query_timeout: 15_000,
  })
  pool.on('error', onError)
  // Between two queries of a transaction the pool does not listen, and a connection that is lost then would end the process. The
  // next query fails.
  pool.on('connect', client => client.on('error', () => {}))
  try {
    await pool.query('select 1')
  } catch (cause) {
    await pool.end()
    throw new ConfigError('bad-config', `${variable}: the database ${describe(cause)}`, { cause })
  }
  const orm = drizzle(pool)
  // In place of that of drizzle, which never returns a connection to the pool when `begin` fails on it.
  orm.transaction = async (work, config) => {
    const client = await pool.connect()
    let isLost = false
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      isLost = isUnavailable(error)
      throw error
    } finally {
      client.release(isLost)
    }
  }
  const connect = () => new pg.Client({ connectionString: url, connectionTimeoutMillis, keepAlive: true })
  const parts = { variable, onError, connect }
  const held =
    lease &&
    (await holdLease({ ...parts, ...lease }).catch(async error => {
      await pool.end()
      throw error
    }))
  let closing: Promise<void> | undefined
  return {
    kind: 'postgres',
    orm,
    execute: async sql => void (await pool.query(sql)),
    async runLong(work) {
      const client = connect()
      client.on('error', onError)
      try {
        await client.connect()
        await drizzle(client).transaction(work)
      } finally {
        await client.end()
      }
    },
    takeLease: name => takeLease({ name, connect: parts.connect, onError }),
    close: () => {
      closing ??= pool.end().then(() => held?.end())
      return closing
    },
  }
}

/** Messages of pg and of PGlite without a code. A transaction fails with that of its rollback, `… is not queryable`. */
const lostConnection =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable|PGlite is closed/

/** Why the server cannot be used. Other messages of the driver may have the password. */
function describe(cause: unknown): string {
  const { code = '', message = '' } = cause as { readonly code?: string; readonly message?: string }
  if (/^[\dA-Z]{5}$/.test(code)) return `refuses: ${message}`
  return `does not answer${code && `: ${code}`}`
}

/** Whether an error of a query means that the database is unreachable, and not that the query is wrong. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : ''
    // SQLSTATE: 08 connection, 53 resources, 57 ended by an operator or a time-out.
    if (/^(?:08|53|57)|^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_)/.test(code)) return true
    if (lostConnection.test(at.message)) return true
  }
  return false
}
