import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readRows } from './readRows.mjs'

/** The lines of `npm run rows` about results, `{ title: status }`, and its exit code. */
function listRows(results) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'latchkit-rows-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const assertionResults = Object.entries(results).map(([title, status]) => ({
    ancestorTitles: [],
    title,
    status,
  }))
  const report = { testResults: [{ name: '/a.test.ts', status: 'passed', assertionResults }] }
  writeFileSync(path.join(folder, 'unit.json'), JSON.stringify(report))
  const { status, stdout } = spawnSync(process.execPath, ['rows.mjs'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env: { ...process.env, LATCHKIT_ROWS_FROM: folder },
  })
  return { status, lines: stdout.trim().split('\n') }
}

const all = status => Object.fromEntries(readRows().map(id => [`${id} a title`, status]))

test('rows fails where a row has no test, or one that did not pass', () => {
  const held = listRows(all('passed'))
  expect([held.status, held.lines.at(-1)]).toEqual([
    0,
    `${readRows().length} of ${readRows().length} rows are held`,
  ])
  const { 'C18 a title': _, ...others } = all('passed')
  const missing = listRows(others)
  expect([missing.status, missing.lines]).toEqual([1, expect.arrayContaining(['C18  MISSING'])])
  expect(listRows({ ...all('passed'), 'C20 another one': 'failed' }).status).toBe(1)
  expect(listRows({ ...all('passed'), 'C20 another one': 'skipped' }).status).toBe(1)
})
