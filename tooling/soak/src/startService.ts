import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bundleProgram, findPort } from '@latchkit/service-base/testing'

const preload = new URL('preload.mjs', import.meta.url)

/** A line of the log of a service, at level `warn` or above, or of the supervisor. */
export type LogLine = { readonly at: number; readonly service: string; readonly text: string }

/** Memory of a process, in bytes. */
export type Memory = { readonly used: number; readonly rss: number }

/** One node of a service, in a process that is started again when it ends, as a supervisor does. */
export type Service = {
  /** Such as `relay 1`. */
  readonly name: string
  readonly port: number
  /** Bytes in use after a collection of garbage, and resident ones. Rejects while there is no process. */
  readMemory(): Promise<Memory>
  /** The text of `/metrics`; rejects while the service does not answer. */
  readMetrics(): Promise<string>
  /** Moves the clock of the process by milliseconds, or has every name resolve to an address without a server. */
  disturb(change: { readonly clock?: number; readonly names?: 'right' | 'wrong' }): void
  kill(): void
  /** Ends the process as an update does, and settles when one of this version listens in its place. */
  replace(): Promise<void>
  stop(): Promise<void>
}

/** Milliseconds after which a supervisor starts a process again. */
const restartDelay = 3_000

/** Starts a node of a service, and settles when it listens. */
export async function startService(parameters: {
  readonly name: string
  /** Folder in `services`. */
  readonly folder: string
  /** A clone of an older version, for the process until `replace`. */
  readonly old: string | undefined
  readonly environment: { readonly [name: string]: string }
  onLog(line: LogLine): void
}): Promise<Service> {
  const { name, folder, old, environment, onLog } = parameters
  const programIn = (clone: string) => bundleProgram(path.join(clone, 'services', folder, 'src/bin.ts'))
  const own = fileURLToPath(new URL('../../..', import.meta.url))
  const port = await findPort()
  let program = await programIn(old ?? own)
  const log = (text: string) => onLog({ at: Date.now(), service: name, text })
  let isStopping = false
  let isReplacing = false
  let child: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, ['--expose-gc', '--import', preload.href, program], {
      env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', ...environment, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child = started
    if (started.stderr) createInterface(started.stderr).on('line', log)
    const ended = once(started, 'exit')
    void ended.then(async ([code, signal]) => {
      if (isStopping || isReplacing) return
      log(`the process ended with ${signal ?? code}`)
      await wait(restartDelay)
      if (!isStopping) await start()
    })
    const listens = (async () => {
      if (!started.stdout) return
      for await (const line of createInterface(started.stdout)) if (line.startsWith(folder)) break
      started.stdout.resume()
    })()
    await Promise.race([listens, ended])
  }
  await start()
  if (child?.exitCode !== null) throw new TypeError(`${name} did not start`)
  return {
    name,
    port,
    async readMemory() {
      if (!child?.connected) throw new TypeError(`${name} has no process`)
      const answer = once(child, 'message', { signal: AbortSignal.timeout(10_000) })
      child.send({ measure: true })
      const [memory]: Memory[] = await answer
      return memory as Memory
    },
    async readMetrics() {
      const signal = AbortSignal.timeout(2_000)
      return (await fetch(`http://127.0.0.1:${port}/metrics`, { signal })).text()
    },
    disturb(change) {
      if (child?.connected) child.send(change)
    },
    kill: () => void child?.kill('SIGKILL'),
    async replace() {
      const last = child
      if (!last) return
      program = await programIn(own)
      isReplacing = true
      const ended = once(last, 'exit')
      last.kill('SIGTERM')
      await ended
      await start()
      isReplacing = false
    },
    async stop() {
      isStopping = true
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await Promise.race([ended, wait(15_000, undefined, { ref: false })])
      child.kill('SIGKILL')
    },
  }
}
