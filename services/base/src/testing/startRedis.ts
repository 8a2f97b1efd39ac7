import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** A Redis server started for tests. */
export type RunningRedis = { readonly url: string; readonly port: number; stop(): Promise<void> }

/**
 * Finds a `redis-server`, at `REDIS_SERVER_PATH` or on the PATH. Returns `undefined` when none is installed.
 *
 * @throws TypeError when none is installed and `CI` is set: tests on Redis must not be skipped there
 */
export function findRedis(): string | undefined {
  if (process.env.REDIS_SERVER_PATH) return process.env.REDIS_SERVER_PATH
  const found = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map(folder => path.join(folder, 'redis-server'))
    .find(isExecutable)
  if (!found && process.env.CI) {
    throw new TypeError('redis-server is neither on the PATH nor at REDIS_SERVER_PATH: install it')
  }
  return found
}

/** Starts a Redis that keeps nothing on disk. Without `port` it listens on a free port. */
export async function startRedis(
  file: string,
  settings: readonly string[] = [],
  port?: number,
): Promise<RunningRedis> {
  port ??= await findPort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(file, [...options, ...settings], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) if (line.includes('Ready to accept')) break
  child.stdout.resume()
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Finds a free port of 127.0.0.1. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
