// No member of the workspace is left out of a run without anybody noticing.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from './lib/finish.mjs'
import { listFiles } from './lib/listFiles.mjs'
import { readLockfile } from './lib/readLockfile.mjs'
import { root } from './lib/root.mjs'

const problems = []
const members = Object.keys(readLockfile().importers).filter(folder => folder !== '.')

for (const folder of members) {
  if (!existsSync(path.join(root, folder, 'package.json'))) {
    problems.push(`${folder} is in the lockfile and not on disk`)
    continue
  }
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
  const files = listFiles(folder).filter(file => !file.includes('/fixtures/'))
  const typed = files.some(file => /(?<!\.d)\.tsx?$/.test(file))
  if (typed && !manifest.scripts?.typecheck)
    problems.push(`${folder} has TypeScript and no "typecheck" script`)
  if (typed && !existsSync(path.join(root, folder, 'tsconfig.json')))
    problems.push(`${folder} has no tsconfig.json`)
  if (folder.startsWith('packages/') && !manifest.scripts?.build)
    problems.push(`${folder} has no "build" script`)
  if (manifest.license !== 'MIT') problems.push(`${folder}: "license" has to be MIT`)
  const tests = files.filter(file => /\.test\.(tsx?|mjs)$/.test(file))
  const configs = files.filter(file => /\/vitest(\.\w+)?\.config\.ts$/.test(file))
  if (tests.length > 0 && configs.length === 0) problems.push(`${folder} has tests and no vitest.config.ts`)
}

for (const parent of ['packages', 'services', 'apps', 'tooling']) {
  for (const file of existsSync(path.join(root, parent)) ? listFiles(parent) : []) {
    const match = /^([^/]+\/[^/]+)\/package\.json$/.exec(file)
    if (match && !members.includes(match[1]))
      problems.push(`${match[1]} is not in the lockfile: run pnpm install`)
  }
}
finish(problems, `${members.length} members`)
