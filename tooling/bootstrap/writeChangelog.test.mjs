import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { toChangelog, writeChangelog } from './writeChangelog.mjs'

const changes = [
  { summary: 'Fixed `b`, which failed.', type: 'patch' },
  { summary: 'Added `b`.', type: 'minor' },
  { summary: 'Added `a`.', type: 'minor' },
  { summary: 'Kept pages from scrolling.', type: 'patch' },
  { summary: 'Renamed `c` to `d`.', type: 'minor' },
]

/** A file in a folder that is deleted after the test. */
function fileIn() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'latchkit-changelog-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'CHANGELOG.md')
}

test('a version lists its changes by kind, each kind in order', () => {
  expect(toChangelog({ version: '0.2.0', isFirst: false, changes })).toBe(`## 0.2.0

### Added

- \`a\`.
- \`b\`.

### Changed

- Renamed \`c\` to \`d\`.

### Fixed

- \`b\`, which failed.
- Kept pages from scrolling.
`)
})

test('a first release lists what it has, and no fault that no release had', () => {
  const section = toChangelog({ version: '0.1.0', isFirst: true, changes })
  expect(section).toContain('- `a`.')
  expect(section).not.toContain('### Fixed')
  expect(section).not.toContain('### Changed')
})

test('a package that is released with the others says so', () => {
  expect(toChangelog({ version: '0.2.1', isFirst: false, changes: [] })).toBe(
    '## 0.2.1\n\nReleased with the other packages, without a change.\n',
  )
})

test('a new version is added above the earlier ones', () => {
  const file = fileIn()
  for (const version of ['0.1.0', '0.2.0'])
    writeChangelog(file, '@latchkit/core', toChangelog({ version, isFirst: false, changes: [] }))
  expect(readFileSync(file, 'utf8').match(/^#.*$/gm)).toEqual(['# @latchkit/core', '## 0.2.0', '## 0.1.0'])
})

test('a file of another package is not overwritten', () => {
  const file = fileIn()
  writeFileSync(file, '# @latchkit/react\n')
  expect(() => writeChangelog(file, '@latchkit/core', '')).toThrow('does not begin with "# @latchkit/core"')
  expect(readFileSync(file, 'utf8')).toBe('# @latchkit/react\n')
})
