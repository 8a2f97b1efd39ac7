import semver from 'semver'
import { InputError } from '../../errors.js'
import type { App } from '../../source/app.js'
import { readManifest, writeManifest } from '../../source/manifest.js'
import type { Chain } from '../parts.js'
import type { Project } from '../readProject.js'

/** Ranges of what the adapters have as peers. */
export const ranges = {
  '@tanstack/react-query': '^5.0.0',
  react: '^19.0.0',
  viem: '^2.57.1',
  wagmi: '^3.7.0',
} as const

/** Adds the packages that are missing to `package.json`, ours with the version of this command. Throws `InputError` for wagmi 1. */
export function addDependencies(app: App, project: Project, chosen: readonly Chain[], version: string): void {
  const isVue = project.framework === 'vue'
  const wanted: Record<string, string> = {
    [isVue ? '@latchkit/element' : '@latchkit/react']: version,
    '@latchkit/core': version,
    // The adapters have React as a peer; other apps have it.
    ...(isVue && { react: ranges.react }),
    ...(chosen.includes('evm') && {
      '@latchkit/adapter-wagmi': version,
      wagmi: ranges.wagmi,
      viem: ranges.viem,
      '@tanstack/react-query': ranges['@tanstack/react-query'],
    }),
    ...(chosen.includes('solana') && { '@latchkit/adapter-solana': version }),
  }
  checkRanges(project.dependencies, chosen)
  const missing = Object.entries(wanted).filter(([name]) => !(name in project.dependencies))
  if (missing.length === 0) return
  const manifest = readManifest(app)
  const names = Object.keys(manifest.dependencies ?? {})
  const all = { ...manifest.dependencies, ...Object.fromEntries(missing) }
  const isSorted = names.join() === names.toSorted().join()
  const sorted = isSorted
    ? Object.fromEntries(Object.entries<string>(all).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : all
  writeManifest(app, { ...manifest, dependencies: sorted })
}

function checkRanges(dependencies: Readonly<Record<string, string>>, chosen: readonly Chain[]): void {
  const limits: readonly (readonly [name: string, oldest: string])[] = chosen.includes('evm')
    ? [
        ['wagmi', '2.19.0'],
        ['viem', '2.0.0'],
        ['@tanstack/react-query', '5.0.0'],
        ['react', '18.0.0'],
      ]
    : [['react', '18.0.0']]
  for (const [name, oldest] of limits) {
    const range = dependencies[name]
    // A tag, a link or a catalogue is not a range.
    if (range === undefined || semver.validRange(range) === null) continue
    if (!semver.intersects(range, `>=${oldest}`))
      throw new InputError(
        `package.json has ${name} ${range}. Latchkit needs ${oldest} or newer: update it first.`,
      )
  }
}
