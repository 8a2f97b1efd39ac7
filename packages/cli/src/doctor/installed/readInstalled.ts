import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'

/** A package in `node_modules` that the app reaches. */
export type Installed = {
  readonly name: string
  readonly version: string
  /** Real path. */
  readonly folder: string
  /** Name of a package that brings it, or `undefined` for the app itself. */
  readonly broughtBy: string | undefined
  /** Peer dependencies: their range, whether they may be missing, and the copy that this package gets. */
  readonly peers: readonly Peer[]
}

export type Peer = {
  readonly name: string
  readonly range: string
  readonly isOptional: boolean
  readonly version: string | undefined
}

type Manifest = {
  name?: string
  version?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/**
 * Returns each copy of each package that the app can load, by the search of Node: packages that another app left in a shared
 * `node_modules`, or an earlier install in a store, do not count.
 */
export function readInstalled(root: string): Installed[] {
  const found = new Map<string, Installed>()
  const app = readManifest(root)
  if (!app) return []
  const waiting: { name: string; from: string; broughtBy: string | undefined }[] = []
  const follow = (folder: string, names: readonly string[], broughtBy: string | undefined) => {
    for (const name of names) waiting.push({ name, from: folder, broughtBy })
  }
  follow(realpathSync(root), [...namesOf(app), ...Object.keys(app.devDependencies ?? {})], undefined)
  // Breadth first: what the app itself depends on is said to be brought by the app.
  for (const { name, from, broughtBy } of waiting) {
    const folder = findPackage(name, from)
    if (!folder || found.has(folder)) continue
    const manifest = readManifest(folder)
    if (!manifest) continue
    const version = manifest.version ?? '0.0.0'
    found.set(folder, { name, version, folder, broughtBy, peers: readPeers(manifest, folder) })
    follow(folder, namesOf(manifest), name)
  }
  return [...found.values()]
}

function namesOf({ dependencies, optionalDependencies, peerDependencies }: Manifest): string[] {
  return Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })
}

function readPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest, folder: string): Peer[] {
  return Object.entries(peerDependencies).map(([name, range]) => {
    const peer = findPackage(name, folder)
    return {
      name,
      range,
      isOptional: peerDependenciesMeta[name]?.optional ?? false,
      version: peer && readManifest(peer)?.version,
    }
  })
}

function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name)
    if (path.basename(folder) !== 'node_modules' && existsSync(path.join(candidate, 'package.json')))
      return realpathSync(candidate)
    if (folder === path.dirname(folder)) return undefined
  }
}

function readManifest(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  } catch {
    // Of a package that was half removed. The check of peers then reports it as missing.
    return undefined
  }
}
