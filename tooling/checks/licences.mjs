// Every installed package has a licence we may use; nothing of the kits that changed theirs is in the tree.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dependencyClosure, splitKey } from './lib/dependencyClosure.mjs'
import { finish } from './lib/finish.mjs'
import { publicPackages } from './lib/publicPackages.mjs'
import { readLockfile } from './lib/readLockfile.mjs'
import { root } from './lib/root.mjs'

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
])
const developmentOnly = new Set(['MPL-2.0', 'Zlib'])

const artifacts = 'compiled contracts that the local chains load at run time, for development only'

/** Development packages outside the lists above: name → licence and why it may stay. */
const exceptions = new Map([
  ['@uniswap/lib', 'GPL-3.0-or-later, comes with the two below; nothing loads it'],
  ['@uniswap/v2-core', `GPL-3.0-or-later, ${artifacts}`],
  ['@uniswap/v2-periphery', `GPL-3.0-or-later, ${artifacts}`],
  ['@uniswap/v3-core', `BUSL-1.1, which became GPL-2.0-or-later on 2023-04-01, ${artifacts}`],
  ['@uniswap/v3-periphery', `GPL-2.0-or-later, ${artifacts}`],
  [
    '@pimlico/alto',
    'GPL-3.0-or-later, the bundler of the local chains: a separate process, for development only; nothing imports it',
  ],
  ['@uniswap/swap-router-contracts', `GPL-2.0-or-later, ${artifacts}`],
])

/**
 * Dependencies of peers that apps install themselves, outside the lists above: name → licence and the peer that brings it. Our
 * files import none of them.
 */
const ofPeers = new Map([
  [
    'rpc-websockets',
    'LGPL-3.0-only, a dependency of @solana/web3.js 1, which loads when a Solana app asks for it',
  ],
])

/** Packages whose manifest does not say it: name → licence as their licence file has it. */
const stated = new Map([
  ['spawndamnit', 'MIT'],
  ['eyes', 'MIT'],
  ['text-encoding-utf-8', 'Unlicense'],
])

const problems = []
const lockfile = readLockfile()
const published = publicPackages()
/** The peers of a package for Node are tools of a developer: nothing of them is part of an app. */
const forApps = published.filter(
  ({ manifest }) => !Object.values(manifest.exports ?? {}).some(one => one.node),
)
const peers = [...new Set(forApps.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {})))]
const shipped = new Set(
  [...dependencyClosure(lockfile, [...published.map(({ folder }) => folder), 'apps/demo'], { peers })].map(
    key => {
      const { name, version } = splitKey(key)
      return `${name}@${version}`
    },
  ),
)

function newer(version, limit) {
  const [a, b] = [version, limit].map(text => text.split('-')[0].split('.').map(Number))
  for (const index of [0, 1, 2]) if (a[index] !== b[index]) return a[index] > b[index]
  return true
}

function isBanned(name, version) {
  if (name.startsWith('@reown/appkit') || name.startsWith('@web3modal/')) return true
  if (name === '@reown/walletkit') return newer(version, '1.2.11')
  return name.startsWith('@walletconnect/') && newer(version, '2.21.9')
}

for (const key of Object.keys(lockfile.packages)) {
  const { name, version } = splitKey(key)
  if (isBanned(name, version))
    problems.push(`${name}@${version}: its licence is not open; it may not be in the lockfile`)
}

function readLicence(manifest) {
  if (typeof manifest.license === 'string') return manifest.license
  if (manifest.license?.type) return manifest.license.type
  return manifest.licenses?.map(licence => licence.type).join(' OR ')
}

/** True when the SPDX expression lets us choose licences that `has` accepts. */
function satisfies(expression, has) {
  return expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/i)
    .some(choice =>
      choice.split(/\s+AND\s+/i).every(licence => has(licence.replace(/\s+WITH\s+.*/, '').trim())),
    )
}

function installed() {
  const store = path.join(root, 'node_modules/.pnpm')
  const found = new Map()
  for (const entry of readdirSync(store)) {
    const modules = path.join(store, entry, 'node_modules')
    if (!existsSync(modules)) continue
    const names = readdirSync(modules).flatMap(name =>
      name.startsWith('@') ? readdirSync(path.join(modules, name)).map(inner => `${name}/${inner}`) : [name],
    )
    for (const name of names) {
      const file = path.join(modules, name, 'package.json')
      // In the store only the package itself is a real folder; its neighbours are links.
      if (!existsSync(file) || !entry.startsWith(`${name.replace('/', '+')}@`)) continue
      const manifest = JSON.parse(readFileSync(file, 'utf8'))
      found.set(`${manifest.name}@${manifest.version}`, manifest)
    }
  }
  return found
}

const packages = installed()
for (const [id, manifest] of packages) {
  if (isBanned(manifest.name, manifest.version)) problems.push(`${id} is banned and installed`)
  const licence = stated.get(manifest.name) ?? readLicence(manifest)
  if (!licence) {
    problems.push(`${id} states no licence: read its licence file and list it in tooling/checks/licences.mjs`)
    continue
  }
  if (satisfies(licence, one => allowed.has(one))) continue
  if (ofPeers.get(manifest.name)?.startsWith(licence)) continue
  if (shipped.has(id)) problems.push(`${id}: ${licence} may not reach users`)
  else if (
    !satisfies(licence, one => allowed.has(one) || developmentOnly.has(one)) &&
    !exceptions.get(manifest.name)?.startsWith(licence)
  ) {
    problems.push(`${id}: ${licence} is on no list in tooling/checks/licences.mjs`)
  }
}
for (const [name, reason] of [...exceptions, ...ofPeers]) {
  if (![...packages.values()].some(manifest => manifest.name === name))
    problems.push(`exception ${name} (${reason}) is not installed`)
}
if (packages.size < 50)
  problems.push(`only ${packages.size} installed packages found: node_modules/.pnpm is not as expected`)
finish(problems, `${packages.size} packages, ${shipped.size} of them reach users`)
