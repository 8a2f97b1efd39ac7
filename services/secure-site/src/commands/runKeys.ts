import { stat } from 'node:fs/promises'
import { ConfigError } from '@latchkit/service-base'
import { openDatabase } from '@latchkit/service-base/database'
import { keyFilePath, openKek, type Role } from '../kek/openKek.js'
import { addKey, createKeyFile, removeKey } from '../kek/readKeys.js'
import { countByKey, rotateKeys } from '../rotation/rotateKeys.js'
import type { SecureSiteSettings } from '../settings.js'

/** Maximum time that a request of a site can still use a key that it read before, with a margin (ms). */
const settleTime = 120_000

const roles: readonly Role[] = ['auth', 'recovery']

/** Arguments of the key commands. */
export type KeysArguments = {
  readonly verb: 'create' | 'add' | 'rotate' | 'list' | 'remove'
  /** Restricts the command to a role, for example if the keys of the other role are absent. */
  readonly role?: string | undefined
  readonly id?: string | undefined
}

/**
 * Runs `keys create`, `keys add`, `keys rotate`, `keys list` and `keys remove`.
 *
 * @returns the exit code: 1 when a record could not be re-wrapped
 * @throws ConfigError for an impossible command; nothing was changed then
 */
export async function runKeys(
  settings: SecureSiteSettings,
  { verb, role, id }: KeysArguments,
  print: (line: string) => void,
): Promise<number> {
  const chosen = roles.filter(one => role === undefined || one === role)
  if (chosen.length === 0) throw new ConfigError('bad-config', 'keys: --role is auth or recovery')
  if (verb === 'remove' && (role === undefined || id === undefined))
    throw new ConfigError('bad-config', 'keys remove: takes --role and --id')
  let code = 0
  for (const one of chosen) {
    const given = one === 'auth' ? settings.authKeysFile : settings.recoveryKeysFile
    const file = given ?? keyFilePath(settings.dataDir, one)
    const variable = `${one.toUpperCase()}_KEYS_FILE`
    if (verb === 'create') {
      const isNew = await createKeyFile(file)
      print(`${file}  ${isNew ? 'made: keep a copy elsewhere' : 'exists, unchanged'}`)
    } else if (verb === 'add') {
      const kid = await addKey(file, variable)
      print(`${file}  ${kid} is the current key: keep a copy elsewhere, then run "keys rotate"`)
    } else if (verb === 'rotate') {
      code = Math.max(code, await rotate(one, settings, print))
    } else if (verb === 'list') {
      await open(one, settings, async (kek, counts) => {
        for (const [kid, number] of counts)
          print(`${one}  ${kid}  ${number} records${kid === kek.current() ? '  current' : ''}`)
        if (!counts.has(kek.current())) print(`${one}  ${kek.current()}  0 records  current`)
      })
    } else {
      await open(one, settings, async (_, counts) => {
        const number = counts.get(id ?? '') ?? 0
        if (number > 0)
          throw new ConfigError('bad-config', `${variable}: ${number} records are under ${id}: keys rotate`)
        // A running site may be about to write data that it wrapped before the file changed.
        const { mtimeMs } = await stat(file)
        if (settings.databaseUrl !== undefined && Date.now() - mtimeMs < settleTime)
          throw new ConfigError(
            'bad-config',
            `${variable}: ${file} is new: wait ${settleTime / 60_000} minutes`,
          )
        await removeKey(file, variable, id ?? '')
        print(`${file}  ${id} is removed`)
      })
    }
  }
  return code
}

async function rotate(role: Role, settings: SecureSiteSettings, print: (line: string) => void) {
  let code = 0
  await open(role, settings, async (kek, _, orm) => {
    for (const { name, rewrapped, broken } of await rotateKeys({ orm, kek, role })) {
      print(`${name}  ${rewrapped} re-wrapped`)
      for (const key of broken) print(`${name}  ${key} is opened by no key, and left as it is`)
      if (broken.length > 0) code = 1
    }
    const older = [...(await countByKey(orm, role))].filter(([kid]) => kid !== kek.current())
    print(
      `${role}  current key ${kek.current()}; ${older.length === 0 ? 'no older key is in use' : 'in use:'}`,
    )
    for (const [kid, number] of older) print(`${role}  ${kid}  ${number} records`)
  })
  return code
}

/** Opens the keys and the database of one role, also beside a running site. */
async function open(
  role: Role,
  settings: SecureSiteSettings,
  act: (
    kek: Awaited<ReturnType<typeof openKek>>['kek'],
    counts: ReadonlyMap<string, number>,
    orm: Awaited<ReturnType<typeof openDatabase>>['orm'],
  ) => Promise<void>,
): Promise<void> {
  const isAuth = role === 'auth'
  const url = isAuth ? settings.databaseUrl : settings.recoveryDatabaseUrl
  const variable = isAuth ? 'DATABASE_URL' : 'RECOVERY_DATABASE_URL'
  const onError = () => {}
  const { kek } = await openKek(role, settings, { mayCreate: false, onError })
  try {
    const database = await openDatabase({ dataDir: settings.dataDir, url, variable, onError })
    try {
      await act(kek, await countByKey(database.orm, role), database.orm)
    } finally {
      await database.close()
    }
  } finally {
    kek.close()
  }
}
