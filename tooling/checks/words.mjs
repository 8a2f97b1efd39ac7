// Plain words: phrases that comments, texts and docs do not use. A member of the workspace has as many as its number, which
// only falls. A member that is not listed has none. A name, such as `nobody.eth`, is not prose.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from './lib/finish.mjs'
import { listFiles } from './lib/listFiles.mjs'
import { root } from './lib/root.mjs'

const phrases =
  /\b(?:nobody(?= )|anew|in vain|of (?:its|their) own|(?:is|are) (?:told|asked)|whoever|stands)\b|^\s*(?:\/\/|\/?\*+) (?:Who|What)\b/gi

/** The text of a log line, which operators may match. */
const ceilings = new Map([['services/secure-site', 1]])

const problems = []
const counts = new Map()
for (const file of listFiles()) {
  if (!/\.(?:tsx?|mjs|md)$/.test(file) || /CHANGELOG|\/words\.mjs$|^\.changeset\//.test(file)) continue
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
