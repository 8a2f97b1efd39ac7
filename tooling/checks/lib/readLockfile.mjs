import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const entry = /^(\s*)(?:'([^']+)'|([^\s'][^:]*(?::[^\s][^:]*)*)):(?:\s+(.*))?$/

/**
 * pnpm-lock.yaml as nested records. pnpm writes a narrow form of YAML (two spaces, one key per line, flow maps only
 * as last values), so that reading it needs no parser of the whole language.
 */
export function readLockfile(file = path.join(root, 'pnpm-lock.yaml')) {
  const result = {}
  const stack = [{ indent: -1, value: result }]
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const match = entry.exec(line)
    if (!match) continue
    const [, space = '', quoted, plain, value] = match
    while (stack.at(-1).indent >= space.length) stack.pop()
    const parent = stack.at(-1).value
    const key = quoted ?? plain
    if (value === undefined) {
      parent[key] = {}
      stack.push({ indent: space.length, value: parent[key] })
    } else parent[key] = value === '{}' ? {} : value.replace(/^'(.*)'$/, '$1')
  }
  return result
}
