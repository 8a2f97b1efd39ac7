export type TestResult = 'passed' | 'failed' | 'skipped'

/** One test, as a reporter wrote it down. */
export type ReportedTest = {
  readonly title: string
  readonly result: TestResult
  /** Ids of the configurations that it ran on. */
  readonly configurations: readonly string[]
}

/** What one reporter wrote. */
export type Report = {
  readonly name: string
  /** When, ISO 8601. */
  readonly time: string
  readonly tests: readonly ReportedTest[]
}
