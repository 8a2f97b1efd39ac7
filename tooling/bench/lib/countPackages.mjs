import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { packPackages } from '../../checks/lib/packPackages.mjs'
import { root } from '../../checks/lib/root.mjs'

/** Packages of ours that an app of one adapter names. */
const named = ['@latchkit/adapter-wagmi', '@latchkit/core', '@latchkit/react']

/** Packages that npm installs for production in a fresh app of one adapter, with the packed tarballs and their peers. */
export function countPackages() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'latchkit-app-'))
  try {
    const tarballs = Object.fromEntries(
      packPackages(path.join(folder, 'tarballs')).map(({ name, tarball }) => [name, `file:${tarball}`]),
    )
    const bench = JSON.parse(readFileSync(path.join(root, 'tooling/bench/package.json'), 'utf8')).dependencies
    const peers = ['@tanstack/react-query', 'react', 'react-dom', 'viem', 'wagmi']
    const manifest = {
      name: 'fresh-app',
      private: true,
      dependencies: Object.fromEntries([
        ...named.map(name => [name, tarballs[name]]),
        ...peers.map(name => [name, bench[name]]),
      ]),
      // Our packages depend on each other in versions that are not published.
      overrides: {
        viem: '$viem',
        ...tarballs,
        ...Object.fromEntries(named.map(name => [name, `$${name}`])),
      },
    }
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
    execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'))
    return Object.entries(packages)
      .filter(([location, entry]) => location !== '' && !entry.dev && !entry.devOptional)
      .map(([location, { version }]) => `${location.replace(/^.*node_modules\//, '')}@${version}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
