import path from 'node:path'
import { diffLines } from 'diff'
import { expect, test } from 'vitest'
import { createFolder } from '../../test/createFolder.js'
import { apps, folderOf, migrateApp, readStages } from '../../test/migratedApps.js'
import { formatDiff } from '../changes/formatDiff.js'

test.each(apps)('$name is moved, with comments at what is left', async app => {
  const { changes, comments } = migrateApp(app)
  const list = comments.map(({ file, line, message }) => `${file}:${line} ${message}\n`).join('')
  const expected = path.join(folderOf(app.name), 'expected.diff')
  await expect(`${list}\n${formatDiff(changes)}`).toMatchFileSnapshot(expected)
})

test.each(apps)('a second run of $name changes nothing', app => {
  const root = createFolder(Object.fromEntries(readStages(app).migrated))
  expect(migrateApp(app, root).changes).toEqual([])
})

test('writes most of the changed lines', () => {
  const lines = apps.map(app => {
    const { input, migrated, finished } = readStages(app)
    const [all, left] = [countLines(input, finished), countLines(migrated, finished)]
    expect(left / all, app.name).toBeLessThanOrEqual(0.2)
    return `${app.name}: ${all - left} of ${all}`
  })
  expect(lines).toMatchInlineSnapshot(`
    [
      "rainbowkit-next: 76 of 76",
      "rainbowkit-vite: 70 of 70",
      "scaffold-eth: 102 of 108",
      "connectkit-vite: 75 of 75",
      "connectkit-next: 53 of 53",
      "appkit-next: 102 of 102",
      "appkit-vite-solana: 48 of 48",
      "wallet-adapter-vite: 53 of 53",
      "wallet-adapter-next: 53 of 53",
    ]
  `)
})

/** Lines that are removed and added from one stage of an app to another. */
function countLines(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number {
  return [...after]
    .flatMap(([file, text]) => diffLines(before.get(file) ?? '', text))
    .reduce((sum, { added, removed, count }) => sum + (added || removed ? (count ?? 0) : 0), 0)
}
