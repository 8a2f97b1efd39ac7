// The first hour of a newcomer: apps in empty folders, from the packed packages and the code of the docs, with each package
// manager and bundler. `npm test` tries the first set-up, with the versions of this repository; `npm run test:full` tries all,
// with those that the registry has. Names as arguments select set-ups; LATCHKIT_REGISTRY is the URL of a registry that has our
// packages, in place of one that serves the packed ones.
import path from 'node:path'
import { launchBrowser } from '../bench/lib/launchBrowser.mjs'
import { finish } from './lib/finish.mjs'
import { packPackages } from './lib/packPackages.mjs'
import { root } from './lib/root.mjs'
import { setups } from './setups/list.mjs'
import { serveRegistry, useRegistry } from './setups/serveRegistry.mjs'
import { tryOut } from './setups/tryOut.mjs'

const names = process.argv.slice(2)
const isFull = Boolean(process.env.LATCHKIT_FULL)
const selected =
  names.length > 0
    ? setups.filter(({ name }) => names.includes(name))
    : setups.slice(0, isFull ? undefined : 1)
const isPinned = !isFull && names.length === 0

const published = process.env.LATCHKIT_REGISTRY
const registry = published
  ? useRegistry(published)
  : await serveRegistry(packPackages(path.join(root, '.cache/setups/packs')))
const browser = await launchBrowser()
const failed = []
for (const setup of selected) {
  const start = Date.now()
  try {
    await tryOut(setup, { registry, browser, isPinned })
    console.log(`✓ ${setup.name}, ${setup.manager}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
  } catch (error) {
    failed.push(setup.name)
    console.log(`✗ ${setup.name}, ${setup.manager}: ${error.message}`)
  }
}
await browser.close()
registry.close()
finish(
  failed.map(name => `${name} failed`),
  `${selected.length} of ${setups.length} set-ups`,
)
