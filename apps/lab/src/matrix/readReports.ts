import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

type TestResult = 'passed' | 'failed' | 'skipped'

/** One test, as a reporter wrote it down. */
export type ReportedTest = {
  readonly title: string
  readonly result: TestResult
  /** Ids of the configurations that it ran on. */
  readonly configurations: readonly string[]
}

/** Output of one reporter. */
type Report = {
  readonly name: string
  /** When, ISO 8601. */
  readonly time: string
  readonly tests: readonly ReportedTest[]
}

/** Output of the reporters of the last run; empty where there was none. */
export async function readReports(folder: string): Promise<readonly Report[]> {
  const files = await readdir(folder).catch(() => [])
  const reports = await Promise.all(
    files.filter(file => file.endsWith('.json')).map(file => readReport(path.join(folder, file))),
  )
  return reports.filter(report => report !== undefined)
}

async function readReport(file: string): Promise<Report | undefined> {
  try {
    const data: unknown = JSON.parse(await readFile(file, 'utf8'))
    const { mtime } = await stat(file)
    const tests = [...readPlaywrightTests(data), ...readVitestTests(data)]
    return { name: path.basename(file, '.json'), time: mtime.toISOString(), tests }
  } catch {
    // Half a file, while a run is going on.
    return undefined
  }
}

/** Tests of Playwright's JSON reporter. `@lab:<id>` in the tags is the configuration. */
function readPlaywrightTests(report: unknown): ReportedTest[] {
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

/** Tests of Vitest's JSON reporter, which run on no page of the lab. */
function readVitestTests(report: unknown): ReportedTest[] {
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

/** The records of a list; none where it is no list. */
function listOf(value: unknown): readonly { readonly [key: string]: unknown }[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null
}

/** How many tests ended which way. */
export function countResults(tests: readonly ReportedTest[]): { readonly [result in TestResult]: number } {
  const count = (wanted: TestResult) => tests.filter(({ result }) => result === wanted).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}
