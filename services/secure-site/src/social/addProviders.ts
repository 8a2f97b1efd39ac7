import { randomUUID } from 'node:crypto'
import { access, rename, writeFile } from 'node:fs/promises'
import { socialProvider } from '@latchkit/secure-protocol/api/socialLogin'
import { ConfigError, type Environment, readJsonFile } from '@latchkit/service-base'
import { type ProviderOptions, type ProviderSettings, readProviders } from './readProviders.js'

/** Parts of a client, and what their variables end with. */
const variables = {
  clientId: 'CLIENT_ID',
  clientSecret: 'CLIENT_SECRET',
  teamId: 'TEAM_ID',
  keyId: 'KEY_ID',
  privateKey: 'PRIVATE_KEY',
} as const satisfies { readonly [part in keyof ProviderSettings]?: string }

/**
 * Writes the clients of providers into the file of `SOCIAL_PROVIDERS_FILE`: from variables such as `GOOGLE_CLIENT_ID`, so
 * that no secret is in the arguments of a process. What a client has besides stays. The file is written whole or not at
 * all, for its owner alone.
 *
 * @param providers - names of providers; those without a variable `…_CLIENT_ID` are left as they are
 * @returns the providers for which the file has no client
 * @throws ConfigError when there is a client and no file, a client is not complete, or a provider is not known
 */
export async function addProviders(parameters: {
  readonly file: string | undefined
  readonly providers: readonly string[]
  readonly environment: Environment
  readonly isDevelopment: boolean
}): Promise<readonly string[]> {
  const { file, providers, environment, isDevelopment } = parameters
  // Farcaster has a relay in place of a client.
  const named = providers.filter(provider => provider !== 'farcaster').map(readName)
  const before = file !== undefined && (await exists(file)) ? await readJsonFile(file, variable) : {}
  const known = new Map<string, ProviderSettings>(Object.entries(before as ProviderOptions))
  let isChanged = false
  for (const provider of named) {
    const own = Object.entries(variables).flatMap(([part, end]) => {
      const value = environment[`${provider.toUpperCase()}_${end}`]
      return value ? [[part, value] as const] : []
    })
    if (!own.some(([part]) => part === 'clientId')) continue
    known.set(provider, { clientId: '', ...known.get(provider), ...Object.fromEntries(own) })
    isChanged = true
  }
  if (isChanged) {
    if (file === undefined)
      throw new ConfigError('bad-config', `project add: set ${variable}, the file that the clients go to`)
    const after: ProviderOptions = Object.fromEntries(known)
    await readProviders(after, { isDevelopment })
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, `${JSON.stringify(after, undefined, 2)}\n`, { flag: 'wx', mode: 0o600 })
    await rename(draft, file)
  }
  return named.filter(provider => !known.has(provider))
}

const variable = 'SOCIAL_PROVIDERS_FILE'

function readName(name: string) {
  const { data } = socialProvider.safeParse(name)
  const names = [...socialProvider.options, 'farcaster'].join(', ')
  if (!data) throw new ConfigError('bad-config', `project add: ${name} is not a provider: ${names}`)
  return data
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
