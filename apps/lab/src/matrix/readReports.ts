import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { readPlaywrightTests } from './readPlaywrightTests'
import { readVitestTests } from './readVitestTests'
import type { Report } from './types'

/** What the reporters of the last run wrote; nothing where there was none. */
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
