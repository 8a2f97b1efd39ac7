import { importsFrom } from '../source/imports.js'
import { parse } from '../source/source.js'
import { listDependencies, type Manifest, type Project } from './project.js'

/** Replaces the kit's packages in `package.json` by those of Latchkit. A package that a file still imports stays. `needed` has ranges of packages that are not Latchkit's. */
export function moveDependencies(
  project: Project,
  packages: RegExp,
  needed: Record<string, string | undefined>,
): void {
  const { manifest, version, toWagmi3 } = project
  const isUsed = (name: string) =>
    [...project.files].some(
      ([file, text]) =>
        text.includes(name) &&
        importsFrom(parse(file, text), module => module === name || module.startsWith(`${name}/`)),
    )
  const gone = Object.keys(listDependencies(manifest)).filter(name => packages.test(name) && !isUsed(name))
  const dependencies = { ...manifest.dependencies }
  for (const [name, range] of Object.entries(needed))
    if (!(name in listDependencies(manifest))) dependencies[name] = range ?? version
  if (dependencies.wagmi) dependencies.wagmi = raiseWagmi(dependencies.wagmi, toWagmi3)
  manifest.dependencies = sortNames(withoutNames(dependencies, gone))
  for (const kind of ['devDependencies', 'peerDependencies'] as const satisfies (keyof Manifest)[]) {
    const before = manifest[kind]
    if (before) manifest[kind] = withoutNames(before, gone)
  }
}

/** Latchkit works with wagmi 2 from 2.19 on. */
function raiseWagmi(range: string, toWagmi3: boolean): string {
  const [, major = '', minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(range) ?? []
  if (toWagmi3) return Number(major) >= 3 ? range : '^3.0.0'
  return major === '2' && Number(minor) < 19 ? '^2.19.0' : range
}

function withoutNames(list: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(list).filter(([name]) => !names.includes(name)))
}

function sortNames(list: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)))
}
