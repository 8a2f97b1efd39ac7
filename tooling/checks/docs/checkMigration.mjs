// Anyone who comes from another kit finds everything that kit exports, with what replaces it here, which exists, or why nothing does.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from '../lib/finish.mjs'
import { root } from '../lib/root.mjs'
import { entryPoints } from './lib/entryPoints.mjs'
import { kitExports } from './lib/kitExports.mjs'

/** Of wagmi, which these pages name as well. */
const ofOthers = new Set(['useConnectorClient', 'WagmiProvider', 'QueryClientProvider'])

const ours = new Set(
  entryPoints().flatMap(({ file }) =>
    [...readFileSync(file, 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names]) =>
      names.split(',').map(name =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/^.* as /, ''),
      ),
    ),
  ),
)

/** The words of a cell that are code, without what they are called with. */
function codeOf(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code)
}

/** Names in a cell that can only be exports of ours: hooks, components, atoms and actions on a client. */
function namesOf(cell) {
  return codeOf(cell.replace(/wagmi's `[^`]*`/g, '')).flatMap(code => [
    ...[...code.matchAll(/\b(use[A-Z]\w+|\w+Atom)\b/g)].map(([, name]) => name),
    ...[...code.matchAll(/^<([A-Z]\w+)/g)].map(([, name]) => name),
    ...[...code.matchAll(/^(\w+)\(client\b/g)].map(([, name]) => name),
  ])
}

const problems = []
let rows = 0
for (const [page, wanted] of Object.entries(kitExports)) {
  const text = readFileSync(path.join(root, page), 'utf8')
  const cells = [...text.matchAll(/^\| (.+?) \| (.*) \|$/gm)]
    .map(([, theirs, replacement]) => ({ theirs, replacement: replacement.trim() }))
    .filter(({ theirs }) => theirs.includes('`'))
  rows += cells.length
  const covered = new Set(
    cells.flatMap(({ theirs }) => codeOf(theirs).flatMap(code => [code, ...code.split(/[^\w$-]+/)])),
  )
  const flags = new Set(
    cells.flatMap(({ theirs }) => (codeOf(theirs)[0]?.startsWith('features.') ? codeOf(theirs) : [])),
  )
  for (const name of wanted.split(/\s+/).filter(Boolean)) {
    const flag = /^features\.(.+)$/.exec(name)?.[1]
    if (!covered.has(name) && !(flag && flags.has(flag))) problems.push(`${page}: no row has \`${name}\``)
  }
  for (const { theirs, replacement } of cells) {
    if (replacement === '' || (/^none\b/.test(replacement) && !/^none, because \S/.test(replacement)))
      problems.push(`${page}: ${theirs}: name the counterpart, or write "none, because …"`)
    if (/not (there )?yet/.test(replacement))
      problems.push(`${page}: ${theirs}: what is missing is said in the README, where a check compares it`)
    for (const name of namesOf(replacement))
      if (!ours.has(name) && !ofOthers.has(name)) problems.push(`${page}: \`${name}\` is no export of ours`)
  }
}
finish(problems, `${rows} rows in ${Object.keys(kitExports).length} pages`)
