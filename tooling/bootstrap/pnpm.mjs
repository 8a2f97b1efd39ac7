import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/** Command line that runs the pinned pnpm with nothing but npm on the machine. */
export function pnpm(...args) {
  return ['npx', '--yes', packageManager, ...args]
}
