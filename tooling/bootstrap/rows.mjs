// npm run rows: lists the tests of each row of "must not happen" with their results. Each row needs one, and all passed.
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { readPlaywrightReport, readVitestReport } from './readReport.mjs'
import { hasRow, readRows } from './readRows.mjs'
import { root } from './run.mjs'

const folder = process.env.LATCHKIT_ROWS_FROM ?? path.join(root, '.cache/test')
const reports = existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith('.json')) : []
if (reports.length === 0) {
  console.error('No test results yet: run "npm test" first.')
  process.exit(1)
}

const tests = reports.flatMap(file => {
  const read = file === 'e2e.json' ? readPlaywrightReport : readVitestReport
  return read(path.join(folder, file)).map(test => ({ ...test, report: file.replace('.json', '') }))
})
const newest = Math.max(...reports.map(file => statSync(path.join(folder, file)).mtimeMs))
console.log(`results of ${new Date(newest).toISOString()} (${reports.join(', ')})\n`)

const rows = readRows()
let missing = 0
for (const id of rows) {
  const held = tests.filter(test => hasRow(test.title, id))
  for (const { title, result, report, file } of held) {
    console.log(
      `${id.padEnd(4)} ${result.padEnd(8)} ${report.padEnd(8)} ${title}  (${path.relative(root, file) || file})`,
    )
  }
  if (held.length === 0) console.log(`${id.padEnd(4)} MISSING`)
  if (held.length === 0 || held.some(test => test.result !== 'passed')) missing += 1
}
console.log(`\n${rows.length - missing} of ${rows.length} rows are held`)
process.exit(missing > 0 || rows.length === 0 ? 1 : 0)
