import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { packPackages } from '../../checks/lib/packPackages.mjs'
import { readTarball } from '../../checks/lib/readTarball.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const bench = path.join(root, 'tooling/bench')

function link(target, from) {
  mkdirSync(path.dirname(target), { recursive: true })
  if (!existsSync(target)) symlinkSync(from, target)
}

/**
 * Packs the packages and unpacks the tarballs into a separate project, as an install does: measurements there are of the
 * published files, without workspace links. Dependencies are links to the workspace's. Returns the project's folder,
 * with the apps in `apps/`.
 */
export function installPacked() {
  const project = path.join(root, '.cache/bench/packed')
  rmSync(project, { recursive: true, force: true })
  const modules = path.join(project, 'node_modules')
  // Dependencies of the apps come first, so that there is one copy of each.
  for (const name of ['next', 'react', 'react-dom', 'viem', 'wagmi', '@tanstack/react-query'])
    link(path.join(modules, name), path.join(bench, 'node_modules', name))
  for (const { name, folder, tarball } of packPackages(path.join(project, 'tarballs'))) {
    const files = readTarball(tarball)
    for (const [file, contents] of files) {
      const target = path.join(modules, name, file)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, contents)
    }
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(
      files.get('package.json').toString('utf8'),
    )
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies }))
      if (!dependency.startsWith('@latchkit/'))
        link(path.join(modules, dependency), path.join(root, folder, 'node_modules', dependency))
  }
  cpSync(path.join(bench, 'apps'), path.join(project, 'apps'), { recursive: true })
  writeFileSync(
    path.join(project, 'package.json'),
    '{ "name": "packed", "private": true, "type": "module" }\n',
  )
  return project
}
