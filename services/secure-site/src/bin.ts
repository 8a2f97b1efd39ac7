import { parseArgs } from 'node:util'
import { ConfigError, runService } from '@latchkit/service-base'
import { runCommand } from './commands/runCommand.js'
import { settings } from './settings.js'
import { startSecureSite } from './startSecureSite.js'

const given = process.argv.slice(2).filter(argument => argument !== '--')
const [first] = given
if (first === undefined || first.startsWith('-')) {
  await runService({
    name: 'secure-site',
    help: settings.help,
    start: environment => startSecureSite(settings.readEnvironment(environment)),
  })
} else {
  try {
    const { positionals, values } = readArguments()
    const print = (line: string) => void process.stdout.write(`${line}\n`)
    process.exitCode = await runCommand(positionals, values, process.env, print)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`secure-site: ${error.message}\n`)
    process.exitCode = 1
  }
}

function readArguments() {
  try {
    return parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        id: { type: 'string' },
        origin: { type: 'string', multiple: true },
        role: { type: 'string' },
        heads: { type: 'string' },
      },
    })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigError('bad-config', `${reason} --help lists the commands`, { cause })
  }
}
