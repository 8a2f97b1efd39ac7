import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

// The tests of a template run in the apps that the set-ups make of it.
const skipped = new Set(['node_modules', 'dist', '.git', '.cache', '.turbo', 'fixtures', 'templates'])

/** Files that hold tests, as absolute paths. Those of the long runs are left out unless `full`. */
export function listTestFiles({ full }) {
  const found = []
  function walk(folder) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name)
      if (entry.isDirectory() && !skipped.has(entry.name)) walk(file)
      else if (/\.(test|spec)\.(ts|tsx|mjs)$/.test(entry.name)) found.push(file)
    }
  }
  for (const folder of ['packages', 'services', 'apps', 'tooling', 'e2e']) {
    try {
      walk(path.join(root, folder))
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
    }
  }
  return found.filter(file => {
    const relative = path.relative(root, file).split(path.sep).join('/')
    if (/^e2e\/screenshots\w*\.spec\.ts$/.test(relative)) return false
    return (
      full || !(relative.startsWith('e2e/full/') || /\.full\.(browser\.)?test\.(tsx?|mjs)$/.test(relative))
    )
  })
}
