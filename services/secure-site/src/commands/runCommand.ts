import path from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, type Environment } from '@latchkit/service-base'
import { addProject } from '../projects/addProject.js'
import { updateProject } from '../projects/updateProject.js'
import { type SecureSiteSettings, settings } from '../settings.js'
import { addProviders } from '../social/addProviders.js'
import { runDoctor } from './runDoctor.js'
import { runKeys } from './runKeys.js'
import { verifyAudit } from './verifyAudit.js'

/**
 * Runs a command of the secure site, with the settings of its environment.
 *
 * @param given - its arguments, such as `['keys', 'rotate', '--role', 'auth']`
 * @returns the code of the process
 * @throws ConfigError when it cannot be run
 */
export async function runCommand(
  given: readonly string[],
  environment: Environment,
  print: (line: string) => void,
): Promise<number> {
  const { positionals, values: options } = readArguments(given)
  if (positionals[0] === 'recover') {
    // Needs no server, and no settings of one.
    const { runRecover } = await import('./runRecover.js')
    await runRecover(positionals[1], { folder: environment.INIT_CWD })
    return 0
  }
  const chosen = settings.readEnvironment(environment)
  const command = positionals.join(' ')
  switch (command) {
    case 'keys create':
    case 'keys add':
    case 'keys rotate':
    case 'keys list':
    case 'keys remove': {
      const { id, role } = options
      return runKeys(chosen, { verb: command.slice(5) as 'create', id, role }, print)
    }
    case 'project add': {
      const { file, publicUrl } = projectsOf(chosen)
      const { id = '', origin: origins = [] } = options
      const { 'passkey-over': passkeyOver, 'new-device-limit': newDeviceLimit } = options
      const { provider: providers, 'redirect-uri': redirectUris } = options
      const missing = await addProviders({
        file: typeof chosen.socialProviders === 'string' ? chosen.socialProviders : undefined,
        providers: providers ?? [],
        environment,
        isDevelopment: publicUrl.startsWith('http:'),
      })
      await addProject({ file, id, origins, publicUrl, providers, redirectUris, passkeyOver, newDeviceLimit })
      for (const provider of missing) print(`${provider}: SOCIAL_PROVIDERS_FILE has no client of it`)
      print(`${file}  ${id}: ${origins.join(', ')}; restart the site`)
      return 0
    }
    case 'project update': {
      const { file, publicUrl } = projectsOf(chosen)
      const { id = '', 'add-origin': add = [], 'remove-origin': remove = [] } = options
      const origins = await updateProject({ file, id, publicUrl, add, remove })
      print(`${file}  ${id}: ${origins.join(', ')}; restart the site`)
      return 0
    }
    case 'audit verify':
      return verifyAudit(chosen, options.heads ?? chosen.auditHeadsFile, print)
    case 'doctor':
      return runDoctor(chosen, { browser: environment.CHROMIUM_PATH }, print)
    default:
      throw new ConfigError('bad-config', `unknown command "${command}"; --help lists them`)
  }
}

function projectsOf({ projects, dataDir, publicUrl, port }: SecureSiteSettings) {
  // Variables name a file.
  const file = typeof projects === 'string' ? projects : path.resolve(dataDir, 'projects.json')
  return { file, publicUrl: publicUrl ?? `http://secure.localhost:${port}` }
}

function readArguments(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        id: { type: 'string' },
        origin: { type: 'string', multiple: true },
        'add-origin': { type: 'string', multiple: true },
        'remove-origin': { type: 'string', multiple: true },
        provider: { type: 'string', multiple: true },
        'redirect-uri': { type: 'string', multiple: true },
        'passkey-over': { type: 'string', multiple: true },
        'new-device-limit': { type: 'string', multiple: true },
        role: { type: 'string' },
        heads: { type: 'string' },
      },
    })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigError('bad-config', `${reason}; --help lists the commands`, { cause })
  }
}
