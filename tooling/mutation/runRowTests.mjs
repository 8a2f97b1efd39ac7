import { rmSync } from 'node:fs'
import path from 'node:path'
import { readVitestReport } from '../bootstrap/readReport.mjs'
import { hasRow } from '../bootstrap/readRows.mjs'
import { run } from '../bootstrap/run.mjs'

/**
 * Milliseconds that a test may take, with a mutant and without. An assertion of a browser test that fails for good waits
 * until the end of its test, and `npm test` leaves five minutes for that.
 */
const testTimeout = 90_000

const unique = values => [...new Set(values)]

/**
 * Runs the tests of the rows of some mutants in a copy of the checkout, and resolves with their results, a list for each
 * mutant: `passed` or `failed`. A file that cannot be loaded has no result. With `bail` Vitest ends at the first failure.
 */
export async function runRowTests(copy, mutants, { browser, log, bail = false }) {
  const report = path.join(path.dirname(log), 'tests.json')
  const pattern = `\\b(?:${unique(mutants.map(({ row }) => row)).join('|')})\\b`
  const command = [path.join(copy, 'node_modules/.bin/vitest'), 'run', '--testNamePattern', pattern]
  command.push(
    `--testTimeout=${testTimeout}`,
    '--reporter=json',
    `--outputFile=${report}`,
    ...(bail ? ['--bail=1'] : []),
  )
  const tests = []
  // At the root Vitest would set up the projects of every workspace.
  for (const group of unique(mutants.map(groupOf))) {
    const [workspace, config, full] = group.split(' ')
    const files = unique(mutants.filter(mutant => groupOf(mutant) === group).map(({ test }) => test))
    const inside = files.map(file => path.relative(workspace, file))
    const env = { CHROMIUM_PATH: browser, LATCHKIT_FULL: full }
    rmSync(report, { force: true })
    await run([...command, '--config', config, ...inside], { log, env, cwd: path.join(copy, workspace) })
    tests.push(...readVitestReport(report))
  }
  return mutants.map(({ row, test }) =>
    tests
      .filter(({ title, file, result }) => result !== 'skipped' && hasRow(title, row) && file.endsWith(test))
      .map(({ result }) => result),
  )
}

/** The workspace of the test of a mutant, the config of its project there, and whether only the full run has it. */
function groupOf({ test, full = false }) {
  const config = test.includes('.browser.test.') ? 'vitest.browser.config.ts' : 'vitest.config.ts'
  return `${test.split('/').slice(0, 2).join('/')} ${config} ${full ? 1 : ''}`
}
