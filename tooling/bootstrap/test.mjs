// npm test: installs, builds and runs everything; closes with one line of counts.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checkNode } from './checkNode.mjs'
import { endChildren, endChildrenWithUs } from './children.mjs'
import { findBrowser } from './findBrowser.mjs'
import { findRedis } from './findRedis.mjs'
import { install } from './install.mjs'
import { listTestFiles } from './listTestFiles.mjs'
import { root } from './root.mjs'
import { runStep } from './runStep.mjs'
import { steps } from './steps.mjs'

checkNode()
endChildrenWithUs()
const started = Date.now()
const full = process.argv.includes('--full')
const browser = await findBrowser()
await findRedis()
await install()

rmSync(path.join(root, '.cache/test'), { recursive: true, force: true })
mkdirSync(path.join(root, '.cache/test'), { recursive: true })

const total = { passed: 0, failed: 0, skipped: 0 }
const filesRun = new Set()

async function runAll(list) {
  for (const step of list) {
    const result = await runStep(step)
    for (const key of Object.keys(total)) total[key] += result[key]
    for (const file of result.files) filesRun.add(file)
  }
}

const { first, lanes, last } = steps({ full, browser })
await runAll(first)
// Everything after it reads the build: without one, its failures would only hide the cause.
if (total.failed === 0) {
  await Promise.all(lanes.map(runAll))
  await runAll(last)
  // A test file that no project includes would otherwise look as good as one that passes.
  for (const file of listTestFiles({ full }).filter(file => !filesRun.has(file))) {
    total.failed += 1
    console.log(`✗ never run: ${path.relative(root, file)}`)
  }
} else {
  console.log('The build failed, so nothing after it was run.')
}
await endChildren()

if (process.env.CI === 'true' && total.skipped > 0) {
  console.log('CI=true: a skipped test is an error. The lines "skipped:" above name them.')
}
console.log(`took ${((Date.now() - started) / 1000).toFixed(0)} s`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed > 0 || (process.env.CI === 'true' && total.skipped > 0) ? 1 : 0)
