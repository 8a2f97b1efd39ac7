import type { ReportedTest, TestResult } from './types'

/** How many tests ended which way. */
export function countResults(tests: readonly ReportedTest[]): { readonly [result in TestResult]: number } {
  const count = (wanted: TestResult) => tests.filter(({ result }) => result === wanted).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}
