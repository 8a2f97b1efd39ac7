import { existsSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../lib/listFiles.mjs'
import { root } from '../../lib/root.mjs'

/** Markdown that people write: README, AGENTS, the packages' pages, docs, and the pages of the site alone. */
export function docFiles() {
  const own = ['README.md', 'AGENTS.md', 'SECURITY.md'].filter(file => existsSync(path.join(root, file)))
  const below = ['docs', 'apps/docs/pages', 'packages', 'tooling/checks/docs']
    .flatMap(folder => listFiles(folder))
    .filter(file => file.endsWith('.md') && !/\/(?:CHANGELOG|api)\.md$/.test(file))
  return [...own, ...below]
}
