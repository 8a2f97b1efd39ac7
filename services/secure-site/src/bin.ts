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
    const print = (line: string) => void process.stdout.write(`${line}\n`)
    process.exitCode = await runCommand(given, process.env, print)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`secure-site: ${error.message}\n`)
    process.exitCode = 1
  }
}
