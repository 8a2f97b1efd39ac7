// The first hour of a newcomer: apps in empty folders, from a registry on loopback that has the packed packages and the code
// of the docs, with each package manager and bundler. `npm test` tries the first set-up, with the versions of this repository;
// `npm run test:full` tries all, with those that the registry has. Names as arguments select set-ups; `--times` selects those
// that connect, and prints what each took as the page docs/start/set-up-times.md has it.
import os from 'node:os'
import { launchBrowser } from '../bench/lib/launchBrowser.mjs'
import { finish } from './lib/finish.mjs'
import { setups } from './setups/list.mjs'
import { printTimes } from './setups/printTimes.mjs'
import { startRegistry } from './setups/startRegistry.mjs'
import { tryOut } from './setups/tryOut.mjs'

const names = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const isTimed = process.argv.includes('--times')
const isFull = Boolean(process.env.LATCHKIT_FULL) || isTimed

function select() {
  if (names.length > 0) return setups.filter(({ name }) => names.includes(name))
  if (isTimed) return setups.filter(({ connects }) => connects)
  return setups.slice(0, isFull ? undefined : 1)
}

const selected = select()
const isPinned = !isFull && names.length === 0
const registry = await startRegistry()
const browser = await launchBrowser()
const failed = []
const timed = []
for (const setup of selected) {
  const start = Date.now()
  try {
    const took = await tryOut(setup, { registry, browser, isPinned })
    timed.push({ setup, took, load: os.loadavg()[0] })
    console.log(`✓ ${setup.name}, ${setup.manager}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
  } catch (error) {
    failed.push(setup.name)
    console.log(`✗ ${setup.name}, ${setup.manager}: ${error.message}`)
  }
}
await browser.close()
registry.close()
if (isTimed) printTimes(timed)
finish(
  failed.map(name => `${name} failed`),
  `${selected.length} of ${setups.length} set-ups`,
)
