// npm run rows: which test holds which row of "must not happen", and how it ended.
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { readPlaywrightReport, readVitestReport } from './readReport.mjs'
import { root } from './run.mjs'

/** Rows that have to be held by now. The others come with the features they speak of. */
const required = new Set([
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 22, 23, 24, 25, 26, 27, 28, 29, 30,
])
const last = 30

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

let wanting = 0
for (let row = 1; row <= last; row += 1) {
  const id = `C${row}`
  const held = tests.filter(test => new RegExp(`\\b${id}\\b`).test(test.title))
  for (const { title, result, report, file } of held) {
    console.log(
      `${id.padEnd(4)} ${result.padEnd(8)} ${report.padEnd(8)} ${title}  (${path.relative(root, file) || file})`,
    )
  }
  const good = held.length > 0 && held.every(test => test.result === 'passed')
  if (held.length === 0) console.log(`${id.padEnd(4)} ${required.has(row) ? 'MISSING' : 'later'}`)
  if (required.has(row) && !good) wanting += 1
}
console.log(`\n${required.size - wanting} of ${required.size} required rows are held`)
process.exit(wanting > 0 ? 1 : 0)
