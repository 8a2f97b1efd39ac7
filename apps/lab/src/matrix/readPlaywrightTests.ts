import { isRecord } from './isRecord'
import { listOf } from './listOf'
import type { ReportedTest, TestResult } from './types'

/** Tests of Playwright's JSON reporter. `@lab:<id>` in the tags is the configuration. */
export function readPlaywrightTests(report: unknown): ReportedTest[] {
  const suites = listOf(isRecord(report) ? report.suites : undefined)
  return suites.flatMap(suite => [...readPlaywrightTests(suite), ...listOf(suite.specs).map(toTest)])
}

function toTest({ title, tags, ok, tests }: { readonly [key: string]: unknown }): ReportedTest {
  const isSkipped = listOf(tests).every(({ status }) => status === 'skipped')
  const result: TestResult = isSkipped ? 'skipped' : ok ? 'passed' : 'failed'
  const configurations = (Array.isArray(tags) ? tags : []).flatMap(tag => {
    const [, id] = /^@?lab:(.+)$/.exec(String(tag)) ?? []
    return id ? [id] : []
  })
  return { title: String(title), result, configurations }
}
