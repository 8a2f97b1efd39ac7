import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const vitestResults = {
  passed: 'passed',
  failed: 'failed',
  pending: 'skipped',
  skipped: 'skipped',
  todo: 'skipped',
}

/** Tests of a Vitest JSON report as `{ title, result, file }`; a file that could not be loaded counts as one failure. */
export function readVitestReport(file) {
  if (!existsSync(file)) return []
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  return testResults.flatMap(suite => {
    const tests = suite.assertionResults.map(test => ({
      title: [...test.ancestorTitles, test.title].join(' › '),
      result: vitestResults[test.status] ?? 'failed',
      file: suite.name,
    }))
    const broken = suite.status === 'failed' && !tests.some(test => test.result === 'failed')
    return broken ? [...tests, { title: 'the file itself', result: 'failed', file: suite.name }] : tests
  })
}

// A test that only passes on a second try is a failure: nothing here is retried on purpose.
const playwrightResults = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
}

function testsOf(suite, titles, rootDir) {
  const here = suite.title && suite.title !== suite.file ? [...titles, suite.title] : titles
  const own = (suite.specs ?? []).flatMap(spec =>
    spec.tests.map(test => ({
      title: [...here, spec.title].join(' › '),
      result: playwrightResults[test.status] ?? 'failed',
      file: path.join(rootDir, spec.file),
      project: test.projectName,
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(inner => testsOf(inner, here, rootDir))]
}

/** Tests of a Playwright JSON report as `{ title, result, file, project }`. */
export function readPlaywrightReport(file) {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const tests = report.suites.flatMap(suite => testsOf(suite, [], report.config.rootDir))
  // Errors outside any test, such as a spec that does not compile or a server that does not start.
  const outside = report.errors.map(error => ({
    title: String(error.message).split('\n')[0],
    result: 'failed',
    file: error.location?.file ?? 'e2e',
  }))
  return [...tests, ...outside]
}
