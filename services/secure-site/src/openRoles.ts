import { fileURLToPath } from 'node:url'
import { ConfigError } from '@latchkit/service-base'
import { type Database, migrate, openDatabase } from '@latchkit/service-base/database'
import { sql } from 'drizzle-orm'
import type { KekProvider } from './kek/env1.js'
import { type OpenedKek, openKek, type Role } from './kek/openKek.js'
import type { SecureSiteSettings } from './settings.js'

const migrations = (role: string) => fileURLToPath(new URL(`../migrations/${role}`, import.meta.url))

/** What a role has for itself. */
export type RoleStore = { readonly database: Database; readonly kek: KekProvider }

/**
 * Opens the databases and keys of both roles and brings their schemas up to date.
 *
 * @param isDevelopment - keys that do not exist yet are made then; else they are made by `keys create`
 * @throws ConfigError for a key that is missing, shared or an example, and for a database user who may read too much
 */
export async function openRoles(
  settings: SecureSiteSettings,
  parameters: {
    readonly isDevelopment: boolean
    /** A check beside a running site opens the databases as well. Default: false. */
    readonly isBeside?: boolean | undefined
    onClose(close: () => Promise<void>): void
    onError(error: Error): void
    /** Another process took a database while the connection was lost: this one must end. */
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
      'RECOVERY_DATABASE_URL: must be set with DATABASE_URL, for a user of its own',
    )
  }
  const open = async (url: string | undefined, variable: string) => {
    // Without Redis limits and used proofs are in memory: two processes would each count for themselves.
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
    'RECOVERY_KEYS: both roles have the same key: whoever has it has every wallet; ALLOW_SINGLE_KEK=true accepts that',
  )
}

/** The user of the auth role must not read the schema of the recovery role, on whichever server. */
async function refuseReader({ orm }: Database): Promise<void> {
  const result: unknown = await orm.execute(
    sql`select has_schema_privilege(oid, 'usage') as may from pg_namespace where nspname = 'recovery'`,
  )
  const { rows } = result as { readonly rows: readonly { readonly may: boolean }[] }
  if (rows.some(({ may }) => may)) {
    throw new ConfigError('bad-config', 'DATABASE_URL: its user may read the schema of the recovery role')
  }
}
