import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTemplate, templates } from './templates.js'

function readManifest(file: string) {
  return JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))
}

/** Programs of an app that nothing but the set-up of its template runs. */
const ofSetUps = ['vue-tsc']

/** The versions that this repository tests with. */
const used = {
  ...readManifest('package.json').devDependencies,
  ...readManifest('tooling/bench/package.json').dependencies,
  ...readManifest('tooling/bench/package.json').devDependencies,
  ...readManifest('e2e/package.json').devDependencies,
  ...readManifest('packages/testing/package.json').devDependencies,
}

test.each(templates)('the ranges of $name admit what this repository uses', ({ name }) => {
  const { dependencies, devDependencies } = JSON.parse(readTemplate(name, 'app').get('package.json') ?? '')
  for (const [dependency, range] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
    if (dependency.startsWith('@latchkit/') || ofSetUps.includes(dependency)) continue
    const version = used[dependency === 'playwright' ? 'playwright-core' : dependency]
    expect(`${version}.`, dependency).toContain(`${range.replace(/^\^/, '')}.`)
  }
})
