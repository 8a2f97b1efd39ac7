// House rules that a line of text can show: length, names, bare errors, state of a module, focused tests.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from './lib/finish.mjs'
import { listFiles } from './lib/listFiles.mjs'
import { root } from './lib/root.mjs'

/** Files that may be longer than 250 lines (tests: 400), with the reason. */
const longFiles = new Map([])

const problems = []
const files = listFiles().filter(
  file => /\.(tsx?|mjs)$/.test(file) && !/\.gen\.ts$|^docs\/api\/|^tooling\/checks\/fixtures\//.test(file),
)

const banned = /(Util|Helper|Manager|Controller)s?(?=[A-Z.]|$)/
const exported = /^export (?:async )?(?:function|const|class|type|interface)\s+(\w+)/gm
const lineRules = [
  [/\bnew Error\(/, 'bare Error: throw a subclass of BaseError with a stable code'],
  [
    /\bgetDefaultStore\b/,
    'getDefaultStore is shared by every client on the page: use the store of the client',
  ],
  [/^(?:export )?let /, 'mutable state of a module: keep it on the client'],
  [
    /^(?:export )?const \w+(?:: (?!Readonly)[^=]+)? = (?:\/\*.*\*\/ )?new (?:Weak)?(?:Map|Set)\b/,
    'mutable state of a module: keep it on the client, or declare it ReadonlyMap or ReadonlySet',
  ],
  [/\bas unknown as\b/, '"as unknown as" hides a wrong type'],
]

for (const file of files) {
  const text = readFileSync(path.join(root, file), 'utf8')
  const lines = text.trimEnd().split('\n')
  const name = path.basename(file)
  const test = /\.test(-d)?\.tsx?$|\.spec\.ts$/.test(name)
  const limit = test ? 400 : 250
  if (lines.length > limit && !longFiles.has(file)) {
    problems.push(`${file}: ${lines.length} lines, ${limit} is the limit`)
  }
  if (banned.test(name)) problems.push(`${file}: no Util, Helper, Manager or Controller`)
  for (const [, symbol] of text.matchAll(exported)) {
    if (banned.test(symbol)) problems.push(`${file}: ${symbol}: no Util, Helper, Manager or Controller`)
  }

  if (test && /\b(?:test|it|describe)(?:\.\w+)*\.only\(/.test(text)) {
    problems.push(`${file}: a focused test leaves out all others`)
  }
  if (!/^packages\/[^/]+\/src\//.test(file) || test) continue
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:\*|\/\/|\/\*)/.test(line)) continue
    for (const [pattern, reason] of lineRules) {
      if (pattern.test(line)) problems.push(`${file}:${index + 1}: ${reason}`)
    }
  }
}

for (const [file, reason] of longFiles) {
  if (!files.includes(file)) problems.push(`${file} is listed as long (${reason}) and does not exist`)
}
finish(problems, `${files.length} files`)
