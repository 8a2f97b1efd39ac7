// npm test: installs, builds and runs everything; closes with one line of counts. `npm test -- core relay` builds and tests
// these workspaces only.
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { endChildren, endChildrenWithUs } from './children.mjs'
import { findWorkspaces } from './findWorkspaces.mjs'
import { install } from './install.mjs'
import { listTestFiles } from './listTestFiles.mjs'
import { checkNode } from './preflight.mjs'
import { findBrowser, findDeployPrograms, findEngines, findPostgres, findRedis } from './programs.mjs'
import { root } from './run.mjs'
import { runStep } from './runStep.mjs'
import { steps } from './steps.mjs'

checkNode()
endChildrenWithUs()
const started = Date.now()
const full = process.argv.includes('--full')
const workspaces = readWorkspaces(process.argv.slice(2).filter(argument => !argument.startsWith('--')))
const browser = await findBrowser()
await findRedis()
await findPostgres()
await findEngines()
if (full) await findDeployPrograms()
await install()

rmSync(path.join(root, '.cache/test'), { recursive: true, force: true })
mkdirSync(path.join(root, '.cache/test'), { recursive: true })

const total = { passed: 0, failed: 0, skipped: 0, withoutVectors: 0, processor: 0 }
const filesRun = new Set()

async function runAll(list) {
  for (const step of list) {
    const result = await runStep(step)
    for (const key of Object.keys(total)) total[key] += result[key]
    for (const file of result.files) filesRun.add(file)
  }
}

const { first, background, lanes, last } = steps({ full, browser, workspaces })
await runAll(first)
// Every later step reads the build: without it, their failures would only hide the cause.
if (total.failed === 0) {
  // As many at a time as there are processors, so that none is idle before the last of them is done.
  const queue = background.values()
  const beside = Promise.all(Array.from({ length: availableParallelism() }, () => runAll(queue)))
  await Promise.all(lanes.map(runAll))
  await runAll(last)
  await beside
  // A test file that no project includes would otherwise look as good as one that passes.
  const expected = workspaces.length > 0 ? [] : listTestFiles({ full })
  for (const file of expected.filter(file => !filesRun.has(file))) {
    total.failed += 1
    console.log(`✗ never run: ${path.relative(root, file)}`)
  }
} else {
  console.log('The build or the packing failed, so nothing after it was run.')
}
await endChildren()

const isSkipError = process.env.CI === 'true' && total.skipped > 0
if (isSkipError) console.log('CI=true: a skipped test is an error. The lines "skipped:" above name them.')
if (total.withoutVectors > 0)
  console.log(
    `${total.withoutVectors} tests need the public test vectors: "npm run vectors" fetches them, LATCHKIT_VECTORS names their folder.`,
  )
const took = `took ${((Date.now() - started) / 1000).toFixed(0)} s`
console.log(total.processor > 0 ? `${took}, ${total.processor.toFixed(0)} s of the processor` : took)
const skipped = total.skipped + total.withoutVectors
console.log(`${total.passed} passed, ${total.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(total.failed > 0 || isSkipError ? 1 : 0)

/** Ends the process for a name that is no workspace. */
function readWorkspaces(names) {
  try {
    return findWorkspaces(names)
  } catch (error) {
    console.error(error.message)
    return process.exit(2)
  }
}
