import { help } from './cli/help.js'
import { readEnvironment } from './cli/readEnvironment.js'
import { GatewayError } from './errors.js'
import { startGateway } from './startGateway.js'

const print = (text: string) => process.stdout.write(`${text}\n`)
const complain = (text: string) => process.stderr.write(`${text}\n`)
const unknown = process.argv.slice(2).find(argument => !['--help', '-h', '--'].includes(argument))

if (unknown !== undefined) {
  complain(`gateway: there is no argument ${unknown}; --help lists the variables`)
  process.exitCode = 1
} else if (process.argv.length > 2 && process.argv.some(argument => ['--help', '-h'].includes(argument))) {
  print(help())
} else {
  try {
    const gateway = await startGateway(readEnvironment(process.env))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => void gateway.close().then(() => process.exit(0)))
    }
    print(`gateway  ${gateway.url}`)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    complain(`gateway: ${error.message}`)
    process.exitCode = 1
  }
}
