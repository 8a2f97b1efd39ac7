import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../checks/lib/root.mjs'

const project = path.join(root, '.cache/bench/compare')

/**
 * Installs the app of a kit by npm, in a folder outside of the workspace. Ranges such as `latest` are those of the
 * registry today. Returns `{ project, packages, versionOf(name) }`, where `packages` is the number of installed ones.
 */
export function installKit(name, dependencies) {
  const folder = path.join(project, name)
  mkdirSync(folder, { recursive: true })
  const tarballs = Object.keys(dependencies).filter(one => dependencies[one].startsWith('file:'))
  const manifest = {
    name,
    private: true,
    type: 'module',
    dependencies,
    // A tarball names the others by a version that is not published.
    overrides: Object.fromEntries(tarballs.map(one => [one, `$${one}`])),
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  cpSync(path.join(root, 'tooling/bench/compare', name), path.join(folder, 'apps', name), { recursive: true })
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'))
  const installed = Object.entries(packages).filter(
    ([location, { dev, devOptional, optional }]) => location && !dev && !devOptional && !optional,
  )
  return {
    project: folder,
    packages: installed.length,
    versionOf: wanted => packages[`node_modules/${wanted}`]?.version,
  }
}
