import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '@latchkit/service-base'
import { isLocalHost } from '../projects/readSiteProjects.js'
import type { SecureSiteSettings } from '../settings.js'
import { createKeyring, type Keyring } from './createKeyring.js'
import { createVaultKek } from './createVaultKek.js'
import type { KekProvider } from './env1.js'
import { createKeyFile, openKeyFile, readKeyText } from './readKeys.js'

/** A role of the site. */
export type Role = 'auth' | 'recovery'

/** The keys of a role. */
export type OpenedKek = {
  readonly kek: KekProvider
  /** Of each key of it that could be another role's too. */
  readonly fingerprints: readonly string[]
}

/** Where the keys of a role are without a variable. */
export function keyFilePath(dataDir: string, role: Role): string {
  return path.resolve(dataDir, 'keys', `${role}.json`)
}

/**
 * Opens the keys of a role: a transit key of a Vault, keys in a variable, or a key file, in this order. New data keys
 * are wrapped by the first that is set; the others still open what they wrapped.
 *
 * @param mayCreate - a key file that does not exist is made, if no variable names it
 * @throws ConfigError for a key that is missing or an example
 */
export async function openKek(
  role: Role,
  settings: SecureSiteSettings,
  options: { readonly mayCreate: boolean; onError(error: Error): void },
): Promise<OpenedKek> {
  const isAuth = role === 'auth'
  const variable = `${role.toUpperCase()}_KEYS`
  const text = isAuth ? settings.authKeys : settings.recoveryKeys
  const given = isAuth ? settings.authKeysFile : settings.recoveryKeysFile
  const vaultKey = isAuth ? settings.authVaultKey : settings.recoveryVaultKey
  const opened: OpenedKek[] = []
  if (vaultKey !== undefined) opened.push(await openVaultKey(role, vaultKey, settings, options.onError))
  if (text !== undefined) {
    const keyring = readKeyText(text, variable)
    opened.push(toOpened(await createKeyring('env', variable, keyring), keyring))
  }
  if (given !== undefined || opened.length === 0) {
    const file = given ?? keyFilePath(settings.dataDir, role)
    if (options.mayCreate && given === undefined) await createKeyFile(file)
    const { keyring, reread } = await openKeyFile(file, `${variable}_FILE`)
    opened.push(toOpened(await createKeyring('file', `${variable}_FILE`, keyring, reread), keyring))
  }
  return {
    kek: joinKeks(opened.map(({ kek }) => kek)),
    fingerprints: opened.flatMap(({ fingerprints }) => fingerprints),
  }
}

const toOpened = (kek: KekProvider, { keys }: Keyring): OpenedKek => ({
  kek,
  fingerprints: [...keys.values()].map(key => createHash('sha256').update(key).digest('hex')),
})

async function openVaultKey(
  role: Role,
  key: string,
  settings: SecureSiteSettings,
  onError: (error: Error) => void,
): Promise<OpenedKek> {
  const { vaultAddr: address, vaultNamespace: namespace, vaultMount: mount } = settings
  const variable = `${role.toUpperCase()}_VAULT_KEY`
  const file = role === 'auth' ? settings.authVaultTokenFile : settings.recoveryVaultTokenFile
  const tokenVariable = `${role.toUpperCase()}_VAULT_TOKEN_FILE`
  if (address === undefined) throw new ConfigError('bad-config', `${variable}: needs VAULT_ADDR`)
  const { protocol, hostname } = new URL(address)
  if (protocol === 'http:' && !isLocalHost(hostname))
    throw new ConfigError('bad-config', 'VAULT_ADDR: must be https, but for hosts of this machine')
  if (file === undefined) throw new ConfigError('bad-config', `${variable}: needs ${tokenVariable}`)
  const readToken = async () => {
    const token = await readFile(file, 'utf8').catch(cause => {
      throw new ConfigError('bad-file', `${tokenVariable}: ${file} cannot be read`, { cause })
    })
    return token.trim()
  }
  const kek = await createVaultKek({ variable, address, namespace, mount, key, readToken, onError })
  return { kek, fingerprints: [`vault:${namespace ?? ''}:${mount}/${key}`] }
}

/** One provider of several: the first wraps, each unwraps what it wrapped. */
function joinKeks(providers: readonly KekProvider[]): KekProvider {
  const [first] = providers
  if (!first) throw new RangeError('a role has no keys')
  return {
    ...first,
    owns: kid => providers.some(one => one.owns(kid)),
    async unwrap(wrapped, aad) {
      const owners = providers.filter(one => one.owns(wrapped.kid))
      for (const [index, owner] of owners.entries()) {
        // The file and the variable may both have a key of this id.
        if (index === owners.length - 1) return owner.unwrap(wrapped, aad)
        const dek = await owner.unwrap(wrapped, aad).catch(() => undefined)
        if (dek) return dek
      }
      throw new RangeError(`there is no key ${wrapped.kid}`)
    },
    health: async () => {
      for (const one of providers) await one.health()
    },
    close: () => {
      for (const one of providers) one.close()
    },
  }
}
