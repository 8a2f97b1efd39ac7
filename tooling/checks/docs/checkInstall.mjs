// Before the first release the install page packs all packages, and installs those that an app with EVM chains needs, no
// more: a missing one would come from the registry.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from '../lib/finish.mjs'
import { root } from '../lib/root.mjs'

const page = 'docs/start/install.md'
const text = readFileSync(path.join(root, page), 'utf8')
const needed = new Set()

function add(name) {
  if (needed.has(name)) return
  needed.add(name)
  const file = path.join(root, `packages/${name}/package.json`)
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'))
  for (const other of Object.keys({ ...dependencies, ...peerDependencies }))
    if (other.startsWith('@latchkit/')) add(other.replace('@latchkit/', ''))
}

const lineOf = part => text.split('\n').find(candidate => candidate.includes(part)) ?? ''
const published = lineOf('npm install @latchkit/react @latchkit/core @latchkit/adapter-wagmi wagmi')
for (const [, name] of published.matchAll(/@latchkit\/([\w-]+)/g)) add(name)
const packed = lineOf('npm install $PACKS/')
const installed = new Set(/latchkit-\{([\w,-]+)\}\.tgz/.exec(packed)?.[1].split(',') ?? [])
const others = line => line.replace(/^.*(?:\.tgz|adapter-wagmi) /, '')
const problems = [
  ...(needed.size === 0 ? [`${page}: no install command for EVM chains found`] : []),
  ...(lineOf(' pack ').includes("--filter './packages/*'") ? [] : [`${page}: does not pack every package`]),
  ...[...needed].filter(name => !installed.has(name)).map(name => `${page}: installs no pack of ${name}`),
  ...[...installed]
    .filter(name => !needed.has(name))
    .map(name => `${page}: installs a pack of ${name}, which is not needed`),
  ...(others(packed) === others(published)
    ? []
    : [`${page}: the packs come with other packages than before`]),
]
finish(problems, `${needed.size} packages to install`)
