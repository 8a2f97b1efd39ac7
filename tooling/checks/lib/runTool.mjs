import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './root.mjs'

/** Runs a binary of the workspace and returns its code and everything it printed. */
export function runTool(name, args, { cwd = root } = {}) {
  const bin = path.join(root, 'node_modules/.bin')
  const { status, stdout, stderr, error } = spawnSync(name, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, NO_COLOR: '1' },
  })
  return { code: status ?? 1, output: `${stdout ?? ''}${stderr ?? ''}${error ? error.message : ''}`.trim() }
}
