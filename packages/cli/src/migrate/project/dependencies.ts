import { listDependencies, type Manifest } from '../../source/manifest.js'
import { parse } from '../../source/source.js'
import { importsFrom } from '../source/imports.js'
import type { Project } from './project.js'

/** Peers of the adapters' modules with a range for an app that does not have them. */
const peers: Record<string, Record<string, string>> = {
  '@latchkit/adapter-wagmi': { '@tanstack/react-query': '^5.0.0', viem: '^2.0.0', wagmi: '^3.0.0' },
  '@latchkit/adapter-solana': {},
  '@latchkit/adapter-solana/wallet-adapter': {
    '@solana/wallet-adapter-base': '^0.9.28',
    '@solana/web3.js': '^1.99.0',
  },
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

/** The oldest version that Latchkit works with: `[major, minor, patch]`. */
const oldest: Record<string, readonly [major: number, minor: number, patch: number]> = {
  wagmi: [2, 19, 0],
  '@solana/wallet-adapter-base': [0, 9, 28],
  '@solana/web3.js': [1, 99, 0],
}

function raise(name: string, range: string, toWagmi3: boolean): string {
  const [, major = '', minor = '0', patch = '0'] = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(range) ?? []
  if (toWagmi3 && (name === 'wagmi' || name === '@wagmi/core')) return Number(major) >= 3 ? range : '^3.0.0'
  const least = oldest[name]
  if (!least || Number(major) !== least[0]) return range
  const isOlder = Number(minor) < least[1] || (Number(minor) === least[1] && Number(patch) < least[2])
  return isOlder ? `^${least.join('.')}` : range
}

function withoutNames(list: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(list).filter(([name]) => !names.includes(name)))
}

function sortNames(list: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)))
}
