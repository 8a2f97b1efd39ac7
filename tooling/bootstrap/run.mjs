import { createWriteStream } from 'node:fs'
import { startChild } from './children.mjs'
import { environment } from './environment.mjs'
import { root } from './root.mjs'

/** Runs a command to its end and resolves with its exit code; output goes to `log`, or through to the terminal. */
export function run(command, { log, env, cwd = root } = {}) {
  return new Promise(resolve => {
    const child = startChild(command, {
      cwd,
      env: environment(env),
      stdio: ['ignore', log ? 'pipe' : 'inherit', log ? 'pipe' : 'inherit'],
    })
    const file = log ? createWriteStream(log, { flags: 'a' }) : undefined
    if (file) {
      child.stdout.pipe(file, { end: false })
      child.stderr.pipe(file, { end: false })
    }
    child.once('error', error => {
      file?.write(`${error.message}\n`)
    })
    child.once('close', (code, signal) => {
      if (signal) file?.write(`ended by ${signal}\n`)
      if (file) file.end(() => resolve(code ?? 1))
      else resolve(code ?? 1)
    })
  })
}
