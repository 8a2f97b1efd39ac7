import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { bundleProgram } from '@latchkit/service-base/testing'

const bin = fileURLToPath(new URL('../src/bin.ts', import.meta.url))

export type RelayProcess = {
  readonly url: string
  readonly child: ChildProcess
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>
}

/** Runs the relay as its start script does, or another program, with these variables alone. */
export async function spawnRelay(
  environment: { readonly [name: string]: string },
  program = bin,
): Promise<ChildProcess> {
  return spawn(process.execPath, [await bundleProgram(program)], {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Settles when the relay has printed its URL. */
export async function startProcess(
  environment: { readonly [name: string]: string },
  program?: string,
): Promise<RelayProcess> {
  const child = await spawnRelay({ PORT: '0', ...environment }, program)
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  child.stderr?.pipe(process.stderr)
  if (child.stdout) {
    for await (const line of createInterface(child.stdout)) {
      const [, url] = /^relay {2}(ws:\S+)$/.exec(line) ?? []
      if (!url) continue
      child.stdout.resume()
      return { url, child, ended }
    }
  }
  throw new Error('the relay ended before it printed its URL')
}
