import path from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, runService } from '@latchkit/service-base'
import { keyFilePath } from './kek/openKek.js'
import { createKeyFile } from './kek/readKeys.js'
import { addProject } from './projects/addProject.js'
import { settings } from './settings.js'
import { startSecureSite } from './startSecureSite.js'

const [group, verb, ...rest] = process.argv.slice(2).filter(argument => argument !== '--')
const command = `${group} ${verb}`
if (command === 'project add' || command === 'keys create') await runCommand()
else {
  await runService({
    name: 'secure-site',
    help: settings.help,
    start: environment => startSecureSite(settings.readEnvironment(environment)),
  })
}

async function runCommand(): Promise<void> {
  try {
    const chosen = settings.readEnvironment(process.env)
    if (command === 'keys create') {
      for (const role of ['auth', 'recovery'] as const) {
        const given = role === 'auth' ? chosen.authKeysFile : chosen.recoveryKeysFile
        const file = given ?? keyFilePath(chosen.dataDir, role)
        const isNew = await createKeyFile(file)
        process.stdout.write(`${file}  ${isNew ? 'made: keep a copy elsewhere' : 'exists, unchanged'}\n`)
      }
      return
    }
    const { values } = readArguments()
    const file = chosen.projects ?? path.resolve(chosen.dataDir, 'projects.json')
    if (typeof file !== 'string') return
    const publicUrl = chosen.publicUrl ?? `http://secure.localhost:${chosen.port}`
    await addProject({ file, id: values.id ?? '', origins: values.origin ?? [], publicUrl })
    process.stdout.write(`${file}  ${values.id}: ${values.origin?.join(', ')}; restart the site\n`)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`secure-site: ${error.message}\n`)
    process.exitCode = 1
  }
}

function readArguments() {
  try {
    return parseArgs({
      args: rest,
      options: { id: { type: 'string' }, origin: { type: 'string', multiple: true } },
    })
  } catch (cause) {
    throw new ConfigError('bad-config', 'project add: takes --id and --origin', { cause })
  }
}
