// Plain words: phrases that comments, texts and docs do not use. A member of the workspace has as many as its number, which
// only falls. A member that is not listed has none.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from './lib/finish.mjs'
import { listFiles } from './lib/listFiles.mjs'
import { root } from './lib/root.mjs'

const phrases =
  /\b(?:nobody|anew|in vain|of (?:its|their) own|(?:is|are) (?:told|asked)|whoever|stands)\b|^\s*(?:\/\/|\/?\*+) (?:Who|What)\b/gi

const ceilings = new Map([
  ['.dependency-cruiser.mjs', 1],
  ['README.md', 2],
  ['apps/wallet', 1],
  ['e2e', 5],
  ['packages/adapter-solana', 1],
  ['packages/adapter-wagmi', 3],
  ['packages/core', 10],
  ['packages/element', 1],
  ['packages/react', 19],
  ['packages/secure-frame-client', 1],
  ['packages/walletconnect', 1],
  ['services/gateway', 7],
  ['services/secure-frame', 8],
  ['services/secure-site', 8],
  ['tooling/bench', 1],
  ['tooling/bootstrap', 1],
  ['tooling/checks', 2],
  ['tooling/local-stack', 4],
])

const problems = []
const counts = new Map()
for (const file of listFiles()) {
  if (!/\.(?:tsx?|mjs|md)$/.test(file) || /^docs\/api\/|CHANGELOG|\/words\.mjs$|^\.changeset\//.test(file))
    continue
  const [top, name] = file.split('/')
  const member = /^(?:packages|services|apps|tooling)$/.test(top) ? `${top}/${name}` : top
  const found = readFileSync(path.join(root, file), 'utf8').split('\n')
  for (const [index, line] of found.entries())
    for (const [phrase] of line.matchAll(phrases))
      counts.set(member, [...(counts.get(member) ?? []), `${file}:${index + 1}: "${phrase.trim()}"`])
}
for (const [member, lines] of counts) {
  const ceiling = ceilings.get(member) ?? 0
  if (lines.length > ceiling)
    problems.push(`${member}: ${lines.length} phrases, ${ceiling} is the limit:`, ...lines.slice(-10))
}
for (const [member, ceiling] of ceilings)
  if ((counts.get(member)?.length ?? 0) < ceiling)
    console.log(`${member}: lower its number from ${ceiling} to ${counts.get(member)?.length ?? 0}`)
finish(problems, [...counts].map(([member, lines]) => `${member} ${lines.length}`).join(', '))
