import { fileURLToPath } from 'node:url'
import { ConfigError } from '@latchkit/service-base'
import { type Database, migrate, openDatabase } from '@latchkit/service-base/database'
import { sql } from 'drizzle-orm'
import type { KekProvider } from './kek/env1.js'
import { type OpenedKek, openKek, type Role } from './kek/openKek.js'
import type { SecureSiteSettings } from './settings.js'

const migrations = (role: string) => fileURLToPath(new URL(`../migrations/${role}`, import.meta.url))

/** Resources of a role that other roles do not share. */
export type RoleStore = { readonly database: Database; readonly kek: KekProvider }

/**
 * Opens the databases and keys of both roles and brings their schemas up to date.
 *
 * @param isDevelopment - creates missing keys; else `keys create` creates them
 * @throws ConfigError for a missing, shared or example key, and for a database user with too many read permissions
 */
export async function openRoles(
  settings: SecureSiteSettings,
  parameters: {
    readonly isDevelopment: boolean
    /** A check that runs beside the site also opens the databases. Default: false. */
    readonly isBeside?: boolean | undefined
    onClose(close: () => Promise<void>): void
    onError(error: Error): void
    /** Another process took a database while the connection was lost: this process must end. */
    onTaken?(error: Error): void
  },
): Promise<{ readonly auth: RoleStore; readonly recovery: RoleStore }> {
  const { isDevelopment, isBeside = false, onClose, onError, onTaken } = parameters
  const { dataDir, databaseUrl, recoveryDatabaseUrl } = settings
  const openKeys = async (role: Role) => {
    const opened = await openKek(role, settings, { mayCreate: isDevelopment, onError })
    onClose(async () => opened.kek.close())
    return opened
  }
  const [authKeys, recoveryKeys] = [await openKeys('auth'), await openKeys('recovery')]
  refuseShared(authKeys, recoveryKeys, settings.allowSingleKek)
  if ((databaseUrl === undefined) !== (recoveryDatabaseUrl === undefined)) {
    throw new ConfigError(
      'bad-config',
      'RECOVERY_DATABASE_URL: must be set with DATABASE_URL, for a separate user',
    )
  }
  const open = async (url: string | undefined, variable: string) => {
    // Without Redis, limits and used proofs are in memory: two processes would count separately.
    const isExclusive = settings.redisUrl === undefined && !isBeside
    const database = await openDatabase({ dataDir, url, variable, isExclusive, onError, onTaken })
    onClose(database.close)
    return database
  }
  const database = await open(databaseUrl, 'DATABASE_URL')
  const other =
    recoveryDatabaseUrl === undefined ? database : await open(recoveryDatabaseUrl, 'RECOVERY_DATABASE_URL')
  await migrate(database, { schema: 'auth', folder: migrations('auth') })
  await migrate(other, { schema: 'recovery', folder: migrations('recovery') })
  if (database.kind === 'postgres') await refuseReader(database)
  return { auth: { database, kek: authKeys.kek }, recovery: { database: other, kek: recoveryKeys.kek } }
}

function refuseShared(auth: OpenedKek, recovery: OpenedKek, isAllowed: boolean): void {
  if (isAllowed || !recovery.fingerprints.some(one => auth.fingerprints.includes(one))) return
  throw new ConfigError(
    'bad-config',
    'RECOVERY_KEYS: both roles have the same key, which opens every wallet; ALLOW_SINGLE_KEK=true accepts that',
  )
}

/** The user of the auth role must not be able to read the schema of the recovery role, on any server. */
async function refuseReader({ orm }: Database): Promise<void> {
  const result: unknown = await orm.execute(
    sql`select has_schema_privilege(oid, 'usage') as may from pg_namespace where nspname = 'recovery'`,
  )
  const { rows } = result as { readonly rows: readonly { readonly may: boolean }[] }
  if (rows.some(({ may }) => may)) {
    throw new ConfigError('bad-config', 'DATABASE_URL: its user may read the schema of the recovery role')
  }
}
