import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findPort } from './startRedis.js'

const run = promisify(execFile)

/** A Postgres server started for tests, with an empty database. */
export type RunningPostgres = {
  /** URL of the database, for the user who owns it. */
  readonly url: string
  /** URL for another user. */
  urlOf(user: string): string
  /** Stops the server immediately, like a crash. Its folder stays, and `start` starts it again on its port. */
  crash(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Finds the folder of `initdb` and `postgres`, at `POSTGRES_BIN` or where Debian puts them. Returns `undefined` when
 * none is installed.
 *
 * @throws TypeError when none is installed and `CI` is set: tests on Postgres must not be skipped there
 */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map(version => path.join(debian, version, 'bin'))
  const found = [process.env.POSTGRES_BIN ?? '', ...folders].find(
    folder => folder && existsSync(path.join(folder, 'initdb')),
  )
  if (!found && process.env.CI) throw new TypeError('Postgres is not installed: set POSTGRES_BIN')
  return found
}

/**
 * Starts a Postgres in a new folder under the temporary folder. As root it runs as the user `postgres`, since Postgres
 * refuses root.
 */
export async function startPostgres(bin: string): Promise<RunningPostgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'latchkit-postgres-'))
  const data = path.join(folder, 'data')
  const isRoot = process.getuid?.() === 0
  const as = isRoot ? await readUser('postgres') : {}
  await chmod(folder, 0o755)
  if (isRoot) await run('chown', ['postgres', folder])
  const options = { ...as, cwd: folder }
  await copyEmpty(bin, data, options)
  const port = await findPort()
  const urlOf = (user: string) => `postgres://${user}@127.0.0.1:${port}/postgres`
  let server: ReturnType<typeof spawn> | undefined
  const start = async () => {
    const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off']
    const child = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    server = child
    // A loop of `pg_isready` would keep a processor busy until then.
    let isReady = false
    for await (const line of createInterface(child.stderr)) {
      isReady = line.includes('ready to accept connections')
      if (isReady) break
    }
    if (!isReady) throw new TypeError(`postgres ended with ${child.exitCode}`)
    child.stderr.resume()
  }
  const end = async (signal: 'SIGQUIT' | 'SIGINT') => {
    const child = server
    server = undefined
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await start()
  return {
    url: urlOf('latchkit'),
    urlOf,
    start,
    crash: () => end('SIGQUIT'),
    async stop() {
      await end('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Creates the folder of an empty database. `initdb` takes a second of processor time, so the first folder is kept in
 * `.cache` and copied, with its owner and rights.
 */
async function copyEmpty(bin: string, data: string, options: object): Promise<void> {
  const caches = fileURLToPath(new URL('../../../../.cache', import.meta.url))
  const cache = path.join(caches, `postgres${bin.replaceAll(/\W+/g, '-')}-${process.getuid?.()}`)
  const copy = (from: string, to: string) => run('cp', ['-a', from, to])
  if (existsSync(cache)) {
    await copy(cache, data)
    return
  }
  const encoding = ['-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  await run(path.join(bin, 'initdb'), ['-D', data, '-U', 'latchkit', ...encoding], options)
  await mkdir(caches, { recursive: true })
  const first = `${cache}.${process.pid}`
  await copy(data, first)
  // When two processes create the folder at the same time, the second keeps the folder of the first.
  await rename(first, cache).catch(() => rm(first, { recursive: true, force: true }))
}

async function readUser(name: string): Promise<{ readonly uid: number; readonly gid: number }> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}
