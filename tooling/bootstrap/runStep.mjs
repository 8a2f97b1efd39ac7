import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isEnding } from './children.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

const logs = path.join(root, '.cache/test')

function tail(file, lines = 80) {
  return stripVTControlCharacters(readFileSync(file, 'utf8')).trimEnd().split('\n').slice(-lines).join('\n')
}

function count(tests, result) {
  return tests.filter(test => test.result === result).length
}

/**
 * Runs one step and says how many tests of it passed, failed and were skipped, and in which files they stand. A step without a report is one test.
 * A reporter that lists no test at all counts as a failure, so that nothing is left out unnoticed.
 */
export async function runStep({ name, command, env, report, folder = logs }) {
  const started = Date.now()
  const log = path.join(folder, `${name}.log`)
  writeFileSync(log, '')
  if (report) rmSync(report.file, { force: true })
  const code = await run(command, { log, env })
  // What is ended on purpose has no result worth telling.
  if (isEnding()) return new Promise(() => {})
  const tests = report
    ? report.read(report.file)
    : [{ title: name, result: code === 0 ? 'passed' : 'failed' }]
  const result = {
    files: tests.map(test => test.file).filter(Boolean),
    passed: count(tests, 'passed'),
    failed: count(tests, 'failed'),
    skipped: count(tests, 'skipped'),
  }
  const nothingRan = result.passed + result.failed === 0
  if (nothingRan || (code !== 0 && result.failed === 0)) result.failed += 1

  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const counts = report ? `  ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped` : ''
  console.log(`${result.failed > 0 ? '✗' : '✓'} ${name}  ${seconds} s${counts}`)
  for (const test of tests.filter(test => test.result === 'skipped'))
    console.log(`    skipped: ${test.title}`)
  if (result.failed > 0) {
    if (nothingRan) console.log(`    no test ran`)
    for (const test of report ? tests.filter(test => test.result === 'failed') : [])
      console.log(
        `    failed: ${test.title} (${[path.relative(root, test.file), test.project].filter(Boolean).join(', ')})`,
      )
    if (existsSync(log)) console.log(tail(log).replace(/^/gm, '    | '))
    console.log(`    whole output: ${path.relative(root, log)}`)
  }
  return result
}
