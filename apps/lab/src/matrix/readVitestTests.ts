import { isRecord } from './isRecord'
import { listOf } from './listOf'
import type { ReportedTest, TestResult } from './types'

/** Tests of Vitest's JSON reporter, which run on no page of the lab. */
export function readVitestTests(report: unknown): ReportedTest[] {
  const files = listOf(isRecord(report) ? report.testResults : undefined)
  return files.flatMap(({ assertionResults }) =>
    listOf(assertionResults).map(({ fullName, status }) => ({
      title: String(fullName),
      result: toResult(status),
      configurations: [],
    })),
  )
}

function toResult(status: unknown): TestResult {
  return status === 'passed' || status === 'failed' ? status : 'skipped'
}
