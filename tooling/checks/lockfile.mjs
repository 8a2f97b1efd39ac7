// The lockfile pins what was reviewed: registry packages with a hash, one copy of what must not be there twice.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { splitKey } from './lib/dependencyClosure.mjs'
import { finish } from './lib/finish.mjs'
import { readLockfile } from './lib/readLockfile.mjs'
import { root } from './lib/root.mjs'

/** Two copies of these on one page break each other; the versions are all that may be there. */
const single = new Map([
  ['@tanstack/query-core', 1],
  ['@wagmi/core', 1],
  ['jotai', 1],
  ['viem', 1],
  ['wagmi', 1],
  ['zod', 1],
])

/** Never on a page with the rest: a program that runs in a separate process, and the wagmi and the kit that tests use instead of ours. */
const apart = new Set(['@pimlico/alto', 'kit6', 'wagmi2'])

const problems = []
const lockfile = readLockfile()
const versions = new Map()
for (const [key, { resolution }] of Object.entries(lockfile.packages)) {
  const { name, version } = splitKey(key)
  versions.set(name, [...(versions.get(name) ?? []), version])
  if (!/^\{integrity: sha512-/.test(resolution ?? ''))
    problems.push(`${key}: no sha512 of a registry package`)
  if (/tarball:|repo:/.test(resolution ?? ''))
    problems.push(`${key}: comes from somewhere else than the registry`)
}
const together = packagesWithout(apart)
for (const [name, limit] of single) {
  const found = (versions.get(name) ?? []).filter(version => together.has(`${name}@${version}`))
  if (found.length > limit) problems.push(`${name} is installed ${found.length} times: ${found.join(', ')}`)
}

/** Packages that members of the workspace install, but for the packages named and their own dependencies. */
function packagesWithout(names) {
  const seen = new Set()
  const reached = new Set()
  const add = dependencies => {
    for (const [name, version] of Object.entries(dependencies ?? {})) {
      const key = /^@?[^@(]+@/.test(version) ? version : `${name}@${version}`
      if (seen.has(key) || names.has(name) || !lockfile.snapshots[key]) continue
      seen.add(key)
      reached.add(key.replace(/\(.*$/, ''))
      add(lockfile.snapshots[key].dependencies)
      add(lockfile.snapshots[key].optionalDependencies)
    }
  }
  for (const { dependencies, devDependencies, optionalDependencies } of Object.values(lockfile.importers))
    for (const list of [dependencies, devDependencies, optionalDependencies])
      add(Object.fromEntries(Object.entries(list ?? {}).map(([name, { version }]) => [name, version])))
  return reached
}

const manifests = Object.keys(lockfile.importers).map(folder => ({
  folder,
  manifest: JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')),
}))
const members = new Set(manifests.map(({ manifest }) => manifest.name))
for (const { folder, manifest } of manifests) {
  for (const [kind, list] of Object.entries({
    dependencies: manifest.dependencies,
    devDependencies: manifest.devDependencies,
  })) {
    for (const [name, range] of Object.entries(list ?? {})) {
      const ours = members.has(name)
      if (ours && range !== 'workspace:*')
        problems.push(`${folder}: ${name} is ${range}, has to be workspace:*`)
      // Published members may use ranges; others are exact, so that a machine cannot differ.
      const published = kind === 'dependencies' && manifest.private !== true
      if (!ours && !published && !/^(npm:(@[^@]+|[^@]+)@)?\d+\.\d+\.\d+/.test(range)) {
        problems.push(`${folder}: ${name} is ${range}, has to be one version`)
      }
    }
  }
  for (const name of Object.keys(manifest.peerDependencies ?? {})) {
    if (name.startsWith('@latchkit/'))
      problems.push(`${folder}: ${name} is a peer; a plain dependency keeps one version per release`)
  }
}
finish(
  problems,
  `${Object.keys(lockfile.packages).length} packages, ${Object.keys(lockfile.importers).length} members`,
)
