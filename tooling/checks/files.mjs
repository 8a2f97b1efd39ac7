// House rules that the text of a file can show: length, fragments, names, bare errors, state of a module, lost time-outs,
// focused tests.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from './lib/finish.mjs'
import { listFiles } from './lib/listFiles.mjs'
import { root } from './lib/root.mjs'

/** Most lines of a file. Normal are 60 to 150; a review asks why a file has more than 250. */
const longest = 400

/**
 * Fragments that a member of the workspace may still have: files of fewer than 20 lines with one importer. The numbers
 * only fall. A member that is not listed is counted and may have any number.
 */
const fragmentCeilings = new Map([
  ['apps/demo', 3],
  ['apps/lab', 2],
  ['packages/testing', 0],
  ['packages/adapter-solana', 0],
  ['packages/adapter-wagmi', 0],
  ['packages/cli', 0],
  ['packages/core', 1],
  ['packages/create-latchkit', 0],
  ['packages/react', 0],
  ['packages/walletconnect', 1],
  ['services/base', 0],
  ['services/gateway', 0],
  ['services/relay', 0],
  ['services/secure-frame', 0],
  ['services/secure-protocol', 0],
  ['services/secure-site', 0],
  ['tooling/local-stack', 0],
])

const problems = []
const files = listFiles().filter(
  file => /\.(tsx?|mjs)$/.test(file) && !/\.gen\.ts$|^(tooling\/checks|packages\/cli)\/fixtures\//.test(file),
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

/** The name that a wallet announced, but for the letter of its logo. */
const showsName = /^(?!.*(?:toVisibleLine\(|<WalletIcon )).*\bconnector\??\.name\b/
/** Rules for every line of a source, whatever member of the workspace it is in. */
const everywhere = [
  [
    /\bAbortSignal\s*\.\s*any\b/,
    'AbortSignal.any loses a time-out among its sources to a garbage collection on Node 20: use withTimeout of @latchkit/service-base/timeout',
  ],
]

for (const file of files) {
  const text = readFileSync(path.join(root, file), 'utf8')
  const lines = text.trimEnd().split('\n')
  const name = path.basename(file)
  const test = /\.test(-d)?\.tsx?$|\.spec\.ts$/.test(name)
  if (lines.length > longest) problems.push(`${file}: ${lines.length} lines, ${longest} is the limit`)
  if (banned.test(name)) problems.push(`${file}: no Util, Helper, Manager or Controller`)
  for (const [, symbol] of text.matchAll(exported)) {
    if (banned.test(symbol)) problems.push(`${file}: ${symbol}: no Util, Helper, Manager or Controller`)
  }

  if (test && /\b(?:test|it|describe)(?:\.\w+)*\.only\(/.test(text)) {
    problems.push(`${file}: a focused test leaves out all others`)
  }
  if (file === 'tooling/checks/files.mjs' || test) continue
  const rules = /^packages\/[^/]+\/src\//.test(file) ? [...lineRules, ...everywhere] : everywhere
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:\*|\/\/|\/\*)/.test(line)) continue
    for (const [pattern, reason] of rules) {
      if (pattern.test(line)) problems.push(`${file}:${index + 1}: ${reason}`)
    }
    if (/^packages\/react\/src\/(areas|modal)\//.test(file) && showsName.test(line)) {
      problems.push(`${file}:${index + 1}: a wallet chose its name: show it by toVisibleLine`)
    }
  }
}

/** A short file that is right as it is: an entry, a component, a slot that each feature has, an icon, a locale. */
function mayBeShort(file, text) {
  if (
    /\/(?:exports|icons|locales)\/|\.d\.ts$|\/(?:atoms|types|errors|feature|module|\w+Parts)\.ts$/.test(file)
  )
    return true
  if (/\/[A-Z]\w*\.tsx$|\/(?:page|layout|route)\.tsx?$/.test(file)) return true
  return !/^export (?!type\b|interface\b)/m.test(text)
}

/** Number of fragments per member of the workspace. */
function countFragments() {
  const sources = files.filter(
    file =>
      /^(?:packages|services|apps|tooling)\/[^/]+\/src\//.test(file) && !/\.test(?:-d)?\.tsx?$/.test(file),
  )
  const texts = new Map(sources.map(file => [file, readFileSync(path.join(root, file), 'utf8')]))
  const importers = new Map()
  for (const [file, text] of texts) {
    const found = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier]) => {
      const target = specifier.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), specifier).replace(/\.js$/, '')
        : specifier.replace('@latchkit/secure-protocol/', 'services/secure-protocol/src/')
      return [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find(one => texts.has(one))
    })
    for (const target of new Set(found)) importers.set(target, [...(importers.get(target) ?? []), file])
  }
  const counts = new Map()
  for (const [file, text] of texts) {
    const member = file.split('/').slice(0, 2).join('/')
    const [importer, ...others] = importers.get(file) ?? []
    // A file that only an entry imports is a public hook or action, which stays apart.
    const isPart = importer && others.length === 0 && !importer.includes('/exports/')
    const isFragment = isPart && text.trimEnd().split('\n').length < 20 && !mayBeShort(file, text)
    counts.set(member, (counts.get(member) ?? 0) + (isFragment ? 1 : 0))
  }
  return counts
}

const fragments = countFragments()
for (const [member, ceiling] of fragmentCeilings) {
  const count = fragments.get(member) ?? 0
  if (count > ceiling) {
    problems.push(
      `${member}: ${count} files of fewer than 20 lines with one importer, ${ceiling} is the limit`,
    )
  } else if (count < ceiling) {
    console.log(`${member}: ${count} fragments; lower its number in fragmentCeilings from ${ceiling}`)
  }
}

const counted = [...fragments].filter(([, count]) => count > 0).map(([member, count]) => `${member} ${count}`)
finish(problems, `${files.length} files; fragments: ${counted.join(', ') || 'none'}`)
