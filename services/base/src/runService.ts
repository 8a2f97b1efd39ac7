import { ConfigError } from './configError.js'
import type { Environment } from './createSettings.js'

/** A service that listens. */
export type RunningService = {
  readonly url: string
  /** Ends the service. Safe to call again. */
  close(): Promise<void>
}

/**
 * Runs a service as a command: prints its name and URL once it listens, answers `--help`, and closes it on SIGINT,
 * SIGTERM and SIGHUP. A {@link ConfigError} ends the process with one line on the standard error and code 1.
 */
export async function runService(parameters: {
  readonly name: string
  help(): string
  /** Starts the service from environment variables. */
  start(environment: Environment): Promise<RunningService>
}): Promise<void> {
  const { name } = parameters
  const refuse = (reason: string) => {
    process.stderr.write(`${name}: ${reason}\n`)
    process.exitCode = 1
  }
  const given = process.argv.slice(2)
  const isHelp = (argument: string) => argument === '--help' || argument === '-h'
  // pnpm passes `--` on.
  const unknown = given.find(argument => !isHelp(argument) && argument !== '--')
  if (unknown !== undefined) return refuse(`unknown argument ${unknown}; --help lists the variables`)
  if (given.some(isHelp)) {
    process.stdout.write(`${parameters.help()}\n`)
    return
  }
  try {
    const service = await parameters.start(process.env)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => void service.close().then(() => process.exit(0)))
    }
    process.stdout.write(`${name}  ${service.url}\n`)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    refuse(error.message)
  }
}
