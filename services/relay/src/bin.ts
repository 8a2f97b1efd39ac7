import { ConfigError } from './config/configError.js'
import { help } from './config/help.js'
import { readEnvironment } from './config/readEnvironment.js'
import { startRelay } from './startRelay.js'

const known = ['--help', '-h', '--']
const unknown = process.argv.slice(2).find(argument => !known.includes(argument))
if (unknown !== undefined) {
  process.stderr.write(`relay: there is no argument ${unknown}; --help lists the variables\n`)
  process.exitCode = 1
} else if (process.argv.includes('--help') || process.argv.includes('-h')) {
  process.stdout.write(`${help()}\n`)
} else {
  try {
    const relay = await startRelay(readEnvironment(process.env))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => void relay.close().then(() => process.exit(0)))
    }
    process.stdout.write(`relay  ${relay.url}\n`)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`relay: ${error.message}\n`)
    process.exitCode = 1
  }
}
