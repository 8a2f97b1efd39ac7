import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const made = new Set([
  '.cache',
  '.git',
  '.turbo',
  '.vitest-attachments',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
])

/** Files under `folder` that people write, relative to `base` and with forward slashes. */
export function listFiles(folder = '.', base = root) {
  const found = []
  function walk(relative) {
    for (const entry of readdirSync(path.join(base, relative), { withFileTypes: true })) {
      const file = relative === '.' ? entry.name : `${relative}/${entry.name}`
      if (entry.isDirectory()) {
        if (!made.has(entry.name)) walk(file)
      } else if (entry.isFile()) found.push(file)
    }
  }
  walk(folder)
  return found.sort()
}
