// The install page packs every package of ours that its commands need: a missing one is looked for on the registry.
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
  const file = path.join(root, `packages/${name.replace('@latchkit/', '')}/package.json`)
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'))
  for (const other of Object.keys({ ...dependencies, ...peerDependencies }))
    if (other.startsWith('@latchkit/')) add(other)
}

const commands = (text.match(/^npm install .*@latchkit.*$/gm) ?? []).join('\n')
for (const [name] of commands.matchAll(/@latchkit\/[\w-]+/g)) add(name)
const line = text.split('\n').find(candidate => candidate.includes(' pack ')) ?? ''
const packed = new Set([...line.matchAll(/packages\/([\w-]+)/g)].map(([, folder]) => `@latchkit/${folder}`))
const problems = [
  ...(needed.size === 0 ? [`${page}: no install command found`] : []),
  ...[...needed].filter(name => !packed.has(name)).map(name => `${page}: does not pack ${name}`),
  ...[...packed].filter(name => !needed.has(name)).map(name => `${page}: packs ${name}, which is not needed`),
]
finish(problems, `${needed.size} packages to pack`)
