import { createWriteStream, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isEnding, startChild } from './children.mjs'
import { measureChild } from './childTime.mjs'

/** Absolute path of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Command line that runs the pinned pnpm with nothing but npm on the machine. */
export function pnpm(...args) {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return ['npx', '--yes', packageManager, ...args]
}

/** Environment of every child: our binaries first on the PATH, no telemetry, no download of a browser. */
function environment(extra = {}) {
  return {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    npm_config_update_notifier: 'false',
    NO_COLOR: '1',
    ...extra,
  }
}

/** Gives a child only the time of the processor that others leave. */
function yieldToOthers({ pid }) {
  if (!pid) return
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW)
    // Linux may weigh sessions instead of processes, and each child leads its own session.
    writeFileSync(`/proc/${pid}/autogroup`, `${os.constants.priority.PRIORITY_LOW}`, { flag: 'r+' })
  } catch {
    // It runs like the others where there is no such setting, or when it has already ended.
  }
}

/**
 * Runs a command to its end and resolves with its exit code; output goes to `log`, or through to the terminal. With
 * `isBackground` it takes only the time of the processor that others leave. `ended` gets the seconds of the processor that
 * it took, where they are known.
 */
export function run(command, { log, env, isBackground = false, cwd = root, ended } = {}) {
  return new Promise(resolve => {
    const child = startChild(command, {
      cwd,
      env: environment(env),
      stdio: ['ignore', log ? 'pipe' : 'inherit', log ? 'pipe' : 'inherit'],
    })
    const measured = measureChild(child)
    if (isBackground) yieldToOthers(child)
    const file = log ? createWriteStream(log, { flags: 'a' }) : undefined
    if (file) {
      child.stdout.pipe(file, { end: false })
      child.stderr.pipe(file, { end: false })
    }
    child.once('error', error => {
      file?.write(`${error.message}\n`)
    })
    child.once('exit', () => ended?.(measured.takeSeconds()))
    child.once('close', (code, signal) => {
      if (signal) file?.write(`ended by ${signal}\n`)
      if (file) file.end(() => resolve(code ?? 1))
      else resolve(code ?? 1)
    })
  })
}

/**
 * Starts a server and resolves once `ready` accepts a line that it printed; `onLine` gets every line before.
 * Rejects with what it printed when it ends first.
 */
export function startPart(command, { ready, onLine, onExit, env, cwd = root }) {
  return new Promise((resolve, reject) => {
    const child = startChild(command, { cwd, env: environment(env) })
    const output = []
    let isReady = false
    function read(line) {
      output.push(line)
      if (isReady) return
      if (ready(line)) {
        isReady = true
        resolve(child)
      } else onLine?.(line)
    }
    readline.createInterface({ input: child.stdout }).on('line', read)
    readline.createInterface({ input: child.stderr }).on('line', line => output.push(line))
    child.once('error', reject)
    child.once('close', code => {
      if (isEnding()) return
      if (isReady) onExit?.(code)
      else reject(new Error(output.filter(Boolean).join('\n') || `${command.join(' ')} ended with ${code}`))
    })
  })
}
