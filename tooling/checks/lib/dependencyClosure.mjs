/** Splits `@scope/name@1.2.3(peer@1)` into name and version without peers. */
export function splitKey(key) {
  const bare = key.replace(/\(.*$/, '')
  const at = bare.lastIndexOf('@')
  return { name: bare.slice(0, at), version: bare.slice(at + 1) }
}

function keyOf(name, version) {
  // An alias (`npm:other@1.0.0`) is written with the real name in the version.
  return /^@?[^@(]+@/.test(version) ? version : `${name}@${version}`
}

/** Snapshot keys reached from the production dependencies of the workspace members in `importers`. */
export function dependencyClosure(lockfile, importers, { peers = [] } = {}) {
  const seen = new Set()
  const visited = new Set()
  function add(name, version) {
    const key = keyOf(name, version)
    if (seen.has(key) || !lockfile.snapshots[key]) return
    seen.add(key)
    const { dependencies = {}, optionalDependencies = {} } = lockfile.snapshots[key]
    for (const [inner, innerVersion] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      add(inner, innerVersion)
    }
  }
  function member(folder) {
    if (visited.has(folder)) return
    visited.add(folder)
    const importer = lockfile.importers[folder] ?? {}
    for (const [name, { version }] of Object.entries({
      ...importer.dependencies,
      ...importer.optionalDependencies,
    })) {
      if (version.startsWith('link:'))
        member(new URL(version.slice(5), `file:///${folder}/`).pathname.slice(1))
      else add(name, version)
    }
    for (const name of peers) {
      const version = importer.devDependencies?.[name]?.version
      if (version && !version.startsWith('link:')) add(name, version)
    }
  }
  for (const folder of importers) member(folder)
  return seen
}
