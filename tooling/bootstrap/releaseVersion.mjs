// npm run release:version: raises the versions by the changesets, and writes the changelogs from their sentences.
// `--snapshot` makes the versions of a canary release instead, such as 0.0.0-canary-20261129081500, without changelogs.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { toChangelog, writeChangelog } from './writeChangelog.mjs'

const isSnapshot = process.argv.includes('--snapshot')
const changesets = (...args) =>
  execFileSync('npx', ['--no-install', 'changeset', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })

if (readdirSync('.changeset').filter(file => /^(?!README).*\.md$/.test(file)).length === 0) {
  console.error('There is no changeset, so nothing to release. Add one with "npx changeset".')
  process.exit(1)
}
// Changesets deletes the sentences that it has read.
const status = '.changeset/status.json'
changesets('status', '--output', status)
const { changesets: sentences, releases } = JSON.parse(readFileSync(status, 'utf8'))
rmSync(status)
changesets('version', ...(isSnapshot ? ['--snapshot', 'canary'] : []))

for (const folder of readdirSync('packages').filter(() => !isSnapshot)) {
  const { name, version } = JSON.parse(readFileSync(path.join('packages', folder, 'package.json'), 'utf8'))
  const release = releases.find(one => one.name === name)
  if (!release || release.type === 'none') continue
  const changes = sentences.flatMap(({ summary, releases: named }) =>
    named
      .filter(one => one.name === name)
      .map(({ type }) => ({ summary: summary.replaceAll(/\s*\n\s*/g, ' '), type })),
  )
  const section = toChangelog({ version, isFirst: release.oldVersion === '0.0.0', changes })
  writeChangelog(path.join('packages', folder, 'CHANGELOG.md'), name, section)
}
execFileSync(process.execPath, ['tooling/bootstrap/stampVersion.mjs'], { stdio: 'inherit' })
