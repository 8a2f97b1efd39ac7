import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { listTestFiles } from './listTestFiles.mjs'
import { readPlaywrightReport, readVitestReport } from './readReport.mjs'
import { root } from './run.mjs'
import { runStep } from './runStep.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'latchkit-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name, value) {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(value))
  return file
}

test('a Vitest report is read with titles, and a file that could not be loaded is a failure', () => {
  const file = write('vitest.json', {
    testResults: [
      {
        name: '/a.test.ts',
        status: 'passed',
        assertionResults: [
          { ancestorTitles: ['connect'], title: 'C1 leaves nothing connecting', status: 'passed' },
          { ancestorTitles: [], title: 'later', status: 'todo' },
          { ancestorTitles: [], title: 'left out', status: 'skipped' },
        ],
      },
      { name: '/b.test.ts', status: 'failed', assertionResults: [] },
    ],
  })
  expect(readVitestReport(file)).toEqual([
    { title: 'connect › C1 leaves nothing connecting', result: 'passed', file: '/a.test.ts' },
    { title: 'later', result: 'skipped', file: '/a.test.ts' },
    { title: 'left out', result: 'skipped', file: '/a.test.ts' },
    { title: 'the file itself', result: 'failed', file: '/b.test.ts' },
  ])
})

test('a Playwright report counts what passes on a second try, and errors outside of tests, as failures', () => {
  const spec = (title, status) => ({
    title,
    file: 'specs/connect.spec.ts',
    tests: [{ status, projectName: 'chromium' }],
  })
  const file = write('playwright.json', {
    config: { rootDir: '/e2e' },
    errors: [{ message: 'no chain\nmore', location: { file: '/e2e/setup.ts' } }],
    suites: [
      {
        title: 'specs/connect.spec.ts',
        file: 'specs/connect.spec.ts',
        specs: [spec('plain', 'expected')],
        suites: [
          {
            title: 'C7',
            file: 'specs/connect.spec.ts',
            specs: [spec('flaky', 'flaky'), spec('left out', 'skipped')],
          },
        ],
      },
    ],
  })
  expect(readPlaywrightReport(file).map(test => `${test.result} ${test.title} ${test.file}`)).toEqual([
    'passed plain /e2e/specs/connect.spec.ts',
    'failed C7 › flaky /e2e/specs/connect.spec.ts',
    'skipped C7 › left out /e2e/specs/connect.spec.ts',
    'failed no chain /e2e/setup.ts',
  ])
})

test('a report that is missing has no tests, and a step without tests fails', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const report = { file: path.join(folder, 'missing.json'), read: readVitestReport }
  const result = await runStep({ name: 'nothing', command: ['true'], report, folder })
  log.mockRestore()
  expect(result).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
})

test('a step that ends badly fails even when every test of its report passed', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const read = () => [{ title: 'fine', result: 'passed', file: '/a.test.ts' }]
  const result = await runStep({ name: 'unhandled', command: ['false'], report: { file: 'x', read }, folder })
  log.mockRestore()
  expect(result).toMatchObject({ passed: 1, failed: 1 })
})

test('a step leaves a sorted list of the titles of its tests', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const file = path.join(folder, 'a.test.ts')
  const read = () => ['second', 'first'].map(title => ({ title, result: 'passed', file, project: 'lab' }))
  await runStep({ name: 'listed', command: ['true'], report: { file: 'x', read }, folder })
  log.mockRestore()
  const at = path.relative(root, file)
  expect(readFileSync(path.join(folder, 'titles/listed.txt'), 'utf8')).toBe(
    `${at} › [lab] › first\n${at} › [lab] › second\n`,
  )
})

describe('tests over the public vectors', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('any other skipped test is counted as skipped, with its title, and so is each where the vectors are', async () => {
    const titles = ['needs a server', 'one file (LATCHKIT_VECTORS is not set; fetch it)']
    const read = () => [
      { title: 'fine', result: 'passed', file: '/a.test.ts' },
      ...titles.map(title => ({ title, result: 'skipped', file: '/a.test.ts' })),
    ]
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const step = { name: 'skips', command: ['true'], report: { file: 'x', read }, folder }
    vi.stubEnv('LATCHKIT_VECTORS', '')
    const without = await runStep(step)
    vi.stubEnv('LATCHKIT_VECTORS', folder)
    const where = await runStep(step)
    const lines = log.mock.calls.flat()
    log.mockRestore()
    expect(without).toMatchObject({ skipped: 1, withoutVectors: 1 })
    expect(where).toMatchObject({ skipped: 2, withoutVectors: 0 })
    expect(lines).toContain('    skipped: needs a server')
  })
})

test('test files are listed, those of the long runs only when asked for', () => {
  const files = listTestFiles({ full: false })
  expect(files).toContain(import.meta.filename)
  expect(listTestFiles({ full: true }).length).toBeGreaterThanOrEqual(files.length)
  expect(files.filter(file => file.includes('/e2e/full/'))).toEqual([])
})
