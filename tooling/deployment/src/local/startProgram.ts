import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { deployFolder } from './deployFolder.js'

/** A service that runs as a separate process. */
export type RunningProgram = {
  readonly child: ChildProcess
  /** The lines of its log. */
  readonly log: readonly string[]
  stop(): Promise<void>
}

type Environment = { readonly [name: string]: string }

/** Starts a service as its image and its unit do, and settles when it listens. */
export async function startProgram(service: string, environment: Environment): Promise<RunningProgram> {
  const child = spawnService(service, environment, [])
  const ended = once(child, 'exit')
  const log: string[] = []
  if (child.stderr) createInterface(child.stderr).on('line', line => log.push(line))
  const listens = child.stdout ? once(createInterface(child.stdout), 'line') : ended
  await Promise.race([listens, ended])
  if (child.exitCode !== null)
    throw new TypeError(`${service} ended with ${child.exitCode}: ${log.join(' ')}`)
  return {
    child,
    log,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Runs a command of a service. @throws TypeError when it fails */
export async function runToEnd(service: string, environment: Environment, given: readonly string[]) {
  const child = spawnService(service, environment, given)
  const complaint = child.stderr ? text(child.stderr) : ''
  child.stdout?.resume()
  const [code] = await once(child, 'close')
  if (code !== 0) throw new TypeError(`${service} ${given.join(' ')} ended with ${code}: ${await complaint}`)
}

/** Starts the process of a service with these variables alone. */
export function spawnService(
  service: string,
  environment: Environment,
  given: readonly string[],
): ChildProcess {
  const conditions = service === 'gateway' ? ['--conditions=@latchkit/source'] : []
  return spawn(process.execPath, [...conditions, '--import', 'tsx', 'src/bin.ts', ...given], {
    cwd: path.join(deployFolder, '../services', service),
    // Nothing else of this machine: the files have all that a service needs.
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
