import { listDependencies, type Manifest } from '../../source/manifest.js'
import { parse } from '../../source/source.js'
import { importsFrom } from '../source/imports.js'
import type { Project } from './project.js'

/** Peers of the adapters' modules with a range for an app that does not have them. */
const peers: Record<string, Record<string, string>> = {
  '@latchkit/adapter-wagmi': { '@tanstack/react-query': '^5.0.0', viem: '^2.0.0', wagmi: '^3.0.0' },
  '@latchkit/adapter-solana': {},
  '@latchkit/adapter-solana/web3js': { '@solana/web3.js': '^1.99.0' },
}

/** Replaces the kit's packages in `package.json` by those of Latchkit. A package that a file still imports stays. */
export function moveDependencies(project: Project, packages: RegExp): void {
  const { manifest, version, toWagmi3 } = project
  const isUsed = (name: string) =>
    [...project.files].some(
      ([file, text]) =>
        text.includes(name) &&
        importsFrom(parse(file, text), module => module === name || module.startsWith(`${name}/`)),
    )
  const needed: Record<string, string> = {}
  for (const [module, ranges] of Object.entries(peers)) {
    const [adapter = module] = /^@latchkit\/[^/]+/.exec(module) ?? []
    if (isUsed(module)) Object.assign(needed, { [adapter]: version, ...ranges })
  }
  if (isUsed('@latchkit/react'))
    Object.assign(needed, { '@latchkit/react': version, '@latchkit/core': version })
  const gone = Object.keys(listDependencies(manifest)).filter(name => packages.test(name) && !isUsed(name))
  const dependencies = { ...manifest.dependencies }
  for (const [name, range] of Object.entries(needed))
    if (!(name in listDependencies(manifest))) dependencies[name] = range
  for (const [name, range] of Object.entries(dependencies)) dependencies[name] = raise(name, range, toWagmi3)
  manifest.dependencies = sortNames(withoutNames(dependencies, gone))
  for (const kind of ['devDependencies', 'peerDependencies'] as const satisfies (keyof Manifest)[]) {
    const before = manifest[kind]
    if (before) manifest[kind] = withoutNames(before, gone)
  }
}

/** The oldest minor version of a major one that Latchkit works with. */
const oldest: Record<string, { major: number; minor: number }> = {
  wagmi: { major: 2, minor: 19 },
  '@solana/web3.js': { major: 1, minor: 99 },
}

function raise(name: string, range: string, toWagmi3: boolean): string {
  const [, major = '', minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(range) ?? []
  if (toWagmi3 && (name === 'wagmi' || name === '@wagmi/core')) return Number(major) >= 3 ? range : '^3.0.0'
  const least = oldest[name]
  if (!least || Number(major) !== least.major || Number(minor) >= least.minor) return range
  return `^${least.major}.${least.minor}.0`
}

function withoutNames(list: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(list).filter(([name]) => !names.includes(name)))
}

function sortNames(list: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)))
}
