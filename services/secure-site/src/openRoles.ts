import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '@latchkit/service-base'
import { type Database, migrate, openDatabase } from '@latchkit/service-base/database'
import { sql } from 'drizzle-orm'
import type { KekProvider } from './formats/env1.js'
import { createKeyring, type Keyring } from './kek/createKeyring.js'
import { createKeyFile, readKeyFile, readKeyText } from './kek/readKeys.js'
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
    onClose(close: () => Promise<void>): void
    onError(error: Error): void
  },
): Promise<{ readonly auth: RoleStore; readonly recovery: RoleStore }> {
  const { isDevelopment, onClose, onError } = parameters
  const { dataDir, databaseUrl, recoveryDatabaseUrl } = settings
  const authKeys = await readKeys('auth', settings, isDevelopment)
  const recoveryKeys = await readKeys('recovery', settings, isDevelopment)
  refuseShared(authKeys.keyring, recoveryKeys.keyring, settings.allowSingleKek)
  const [authKek, recoveryKek] = await Promise.all(
    [authKeys, recoveryKeys].map(({ id, variable, keyring }) => createKeyring(id, variable, keyring)),
  )
  if ((databaseUrl === undefined) !== (recoveryDatabaseUrl === undefined)) {
    throw new ConfigError(
      'bad-config',
      'RECOVERY_DATABASE_URL: must be set with DATABASE_URL, for a user of its own',
    )
  }
  const open = async (url: string | undefined, variable: string) => {
    // Without Redis limits and used proofs are in memory: two processes would each count for themselves.
    const isExclusive = settings.redisUrl === undefined
    const database = await openDatabase({ dataDir, url, variable, isExclusive, onError })
    onClose(database.close)
    return database
  }
  const database = await open(databaseUrl, 'DATABASE_URL')
  const other =
    recoveryDatabaseUrl === undefined ? database : await open(recoveryDatabaseUrl, 'RECOVERY_DATABASE_URL')
  await migrate(database, { schema: 'auth', folder: migrations('auth') })
  await migrate(other, { schema: 'recovery', folder: migrations('recovery') })
  if (database.kind === 'postgres') await refuseReader(database)
  if (!authKek || !recoveryKek) throw new RangeError('a role has no keys')
  return { auth: { database, kek: authKek }, recovery: { database: other, kek: recoveryKek } }
}

async function readKeys(role: 'auth' | 'recovery', settings: SecureSiteSettings, isDevelopment: boolean) {
  const variable = `${role.toUpperCase()}_KEYS`
  const text = role === 'auth' ? settings.authKeys : settings.recoveryKeys
  if (text !== undefined) return { id: 'env', variable, keyring: readKeyText(text, variable) }
  const given = role === 'auth' ? settings.authKeysFile : settings.recoveryKeysFile
  const file = given ?? keyFilePath(settings.dataDir, role)
  if (isDevelopment && given === undefined) await createKeyFile(file)
  return { id: 'file', variable: `${variable}_FILE`, keyring: await readKeyFile(file, `${variable}_FILE`) }
}

/** Where the keys of a role are without a variable. */
export function keyFilePath(dataDir: string, role: 'auth' | 'recovery'): string {
  return path.resolve(dataDir, 'keys', `${role}.json`)
}

function refuseShared(auth: Keyring, recovery: Keyring, isAllowed: boolean): void {
  if (isAllowed) return
  const keys = [...auth.keys.values()].map(key => Buffer.from(key).toString('hex'))
  if ([...recovery.keys.values()].some(key => keys.includes(Buffer.from(key).toString('hex')))) {
    throw new ConfigError(
      'bad-config',
      'RECOVERY_KEYS: both roles have the same key: whoever has it has every wallet; ALLOW_SINGLE_KEK=true accepts that',
    )
  }
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
