import { existsSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../lib/listFiles.mjs'
import { root } from '../../lib/root.mjs'

/** Markdown that people read: README, AGENTS, the packages' pages and docs. */
export function docFiles() {
  const own = ['README.md', 'AGENTS.md', 'SECURITY.md'].filter(file => existsSync(path.join(root, file)))
  const below = ['docs', 'packages', 'tooling/checks/docs']
    .flatMap(folder => listFiles(folder))
    .filter(file => file.endsWith('.md') && !file.endsWith('/CHANGELOG.md'))
  return [...own, ...below]
}
