// npm run test:rows-mutants: breaks a line of the sources for each row of "must not happen", in a copy, and expects that
// a test of the row fails. "npm run test:rows-mutants -- C7 C9" takes these rows only.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { endChildren, endChildrenWithUs } from '../bootstrap/children.mjs'
import { install } from '../bootstrap/install.mjs'
import { checkNode } from '../bootstrap/preflight.mjs'
import { findBrowser } from '../bootstrap/programs.mjs'
import { pnpm, root, run } from '../bootstrap/run.mjs'
import { checkMutants, mutants } from './checkMutants.mjs'
import { copySources } from './copySources.mjs'
import { runRowTests } from './runRowTests.mjs'

const folder = path.join(root, '.cache/row-mutants')
const copy = path.join(folder, 'copy')
const log = path.join(folder, 'output.log')

checkNode()
endChildrenWithUs()
const started = Date.now()
const names = process.argv.slice(2)
const chosen = mutants.filter(({ row }) => names.length === 0 || names.includes(row))
await endIf([
  ...names.filter(name => !mutants.some(({ row }) => row === name)).map(name => `${name} is not a row`),
  ...checkMutants(),
])

const browser = await findBrowser()
await install()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
// Some tests read the build of another package.
const build = pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--filter=./packages/*')
if ((await run(build, { log })) > 0) await endIf(['the build failed'])
if (!(await copySources(copy, log))) await endIf(['the packages of the copy could not be installed'])

// A test that fails anyway would find every mutant.
const whole = await runRowTests(copy, chosen, { browser, log })
await endIf(
  chosen
    .filter((_, index) => whole[index].length === 0 || whole[index].some(result => result !== 'passed'))
    .map(({ row, test }) => `${row}: without a mutant, ${test} has no test of the row, or one that fails`),
)
console.log(`the tests of ${chosen.length} mutants pass without them: ${secondsSince(started)}`)

const survivors = []
for (const mutant of chosen) {
  const begun = Date.now()
  const isFound = await breakSources(mutant)
  console.log(`${isFound ? '✓' : '✗'} ${mutant.row.padEnd(4)} ${secondsSince(begun)}  ${mutant.file}`)
  if (!isFound)
    survivors.push(`${mutant.row}: no test of the row fails in ${mutant.test} with: ${mutant.after}`)
}
console.log(`took ${secondsSince(started)}`)
await endIf(survivors)
console.log(`${chosen.length} passed, 0 failed`)
await endChildren()
process.exit(0)

/** Ends the process if something is wrong. */
async function endIf(problems) {
  if (problems.length === 0) return
  for (const problem of problems) console.error(`✗ ${problem}`)
  console.error(`${problems.length} problems; the output of the tests is in ${path.relative(root, log)}`)
  await endChildren()
  process.exit(1)
}

/** Whether a test of the row fails while the copy has the mutant. */
async function breakSources(mutant) {
  const file = path.join(copy, mutant.file)
  const text = readFileSync(file, 'utf8')
  // A replacement that is a text would read `$&` in it.
  const broken = text.replace(mutant.before, () => mutant.after)
  writeFileSync(file, broken)
  const [results] = await runRowTests(copy, [mutant], { browser, log, bail: true })
  writeFileSync(file, text)
  return results.includes('failed')
}

function secondsSince(time) {
  return `${((Date.now() - time) / 1000).toFixed(0)} s`
}
