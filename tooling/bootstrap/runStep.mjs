import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isEnding } from './children.mjs'
import { root, run } from './run.mjs'

const logs = path.join(root, '.cache/test')

/** In the title of a test that is skipped because the public test vectors are not on this machine. */
const vectorsReason = '(LATCHKIT_VECTORS is not set'

function tail(file, lines = 80) {
  return stripVTControlCharacters(readFileSync(file, 'utf8')).trimEnd().split('\n').slice(-lines).join('\n')
}

/** Lists what ran in `titles/<step>.txt`, so that two runs can be compared: `file › title`, sorted. */
function writeTitles(folder, name, tests) {
  const lines = tests.map(({ file, title, project }) =>
    [file && path.relative(root, file), project && `[${project}]`, title].filter(Boolean).join(' › '),
  )
  mkdirSync(path.join(folder, 'titles'), { recursive: true })
  writeFileSync(path.join(folder, 'titles', `${name}.txt`), `${lines.sort().join('\n')}\n`)
}

/**
 * Runs one step and prints its line. Resolves with the numbers of tests that passed, failed and were skipped, and with
 * the files they stand in. A step without a report is one test. A report that lists no test counts as a failure, so
 * that nothing is left out unnoticed.
 *
 * `withoutVectors` counts the skipped tests that read the public test vectors, which a machine has only after
 * `npm run vectors`. Where `LATCHKIT_VECTORS` is set nothing is counted there: such a skip is one like any other.
 */
export async function runStep({ name, command, env, isBackground, report, folder = logs }) {
  const started = Date.now()
  const log = path.join(folder, `${name}.log`)
  writeFileSync(log, '')
  if (report) rmSync(report.file, { force: true })
  let childSeconds
  const code = await run(command, {
    log,
    env,
    isBackground,
    ended(time) {
      childSeconds = time
    },
  })
  // A step that is ended on purpose has no result.
  if (isEnding()) return new Promise(() => {})
  const tests = report
    ? report.read(report.file)
    : [{ title: name, result: code === 0 ? 'passed' : 'failed' }]
  writeTitles(folder, name, tests)
  const titled = result => tests.filter(test => test.result === result)
  const lacksVectors = test => !process.env.LATCHKIT_VECTORS && test.title.includes(vectorsReason)
  const skipped = titled('skipped').filter(test => !lacksVectors(test))
  const result = {
    files: tests.map(test => test.file).filter(Boolean),
    passed: titled('passed').length,
    failed: titled('failed').length,
    skipped: skipped.length,
    withoutVectors: titled('skipped').length - skipped.length,
    processor: childSeconds ?? 0,
  }
  const nothingRan = result.passed + result.failed === 0
  if (nothingRan || (code !== 0 && result.failed === 0)) result.failed += 1

  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const counts = `  ${result.passed} passed, ${result.failed} failed, ${titled('skipped').length} skipped`
  const processor = childSeconds === undefined ? '' : `  (processor ${childSeconds.toFixed(0)} s)`
  console.log(`${result.failed > 0 ? '✗' : '✓'} ${name}  ${seconds} s${report ? counts : ''}${processor}`)
  for (const { title } of skipped) console.log(`    skipped: ${title}`)
  if (result.withoutVectors > 0)
    console.log(
      `    skipped: ${result.withoutVectors} over public test vectors, since LATCHKIT_VECTORS is not set`,
    )
  if (result.failed > 0) {
    if (nothingRan) console.log(`    no test ran`)
    for (const test of report ? titled('failed') : [])
      console.log(
        `    failed: ${test.title} (${[path.relative(root, test.file), test.project].filter(Boolean).join(', ')})`,
      )
    if (existsSync(log)) console.log(tail(log).replace(/^/gm, '    | '))
    console.log(`    whole output: ${path.relative(root, log)}`)
  }
  return result
}
