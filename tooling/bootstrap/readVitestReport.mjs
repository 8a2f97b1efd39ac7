import { existsSync, readFileSync } from 'node:fs'

const results = {
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
      result: results[test.status] ?? 'failed',
      file: suite.name,
    }))
    const broken = suite.status === 'failed' && !tests.some(test => test.result === 'failed')
    return broken ? [...tests, { title: 'the file itself', result: 'failed', file: suite.name }] : tests
  })
}
