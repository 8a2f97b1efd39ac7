// The README says "not there yet" only of what the repository does not have, and each such claim can be seen here.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from '../lib/finish.mjs'
import { root } from '../lib/root.mjs'

const read = file => readFileSync(path.join(root, file), 'utf8')
const list = folder => readdirSync(path.join(root, folder))

/** Features that the README may list as missing, by its words, with the evidence in the repository. */
const claims = {
  'namespaces other than EVM and Solana': () =>
    list('packages').some(name => /^adapter-/.test(name) && !/-(wagmi|solana)$/.test(name)),
  'swaps on Solana': () =>
    !/swap: eip155 \?.* : \[\]/.test(read('packages/core/src/features/networks/support.ts')),
  'hooks and views for permissions and sessions of smart accounts': () =>
    list('packages/react/src/page/hooks').some(file => /Permission|Session/.test(file)) ||
    read('packages/react/src/modal/registry.ts').includes('SmartSessionList'),
  'an interface for other frameworks than React': () =>
    ['element', 'vue', 'svelte', 'angular'].some(name => existsSync(path.join(root, 'packages', name))),
}

const readme = read('README.md')
const problems = []
const [, section = ''] = /^### What is not there yet\n\n([^\n]+)/m.exec(readme) ?? []
const [sentence = ''] = section.split(/\.\s/)
const said = sentence
  .split(' · ')
  .map(claim => claim.trim().replace(/^N(?=amespaces)/, 'n'))
  .filter(Boolean)
if (said.length === 0) problems.push('README.md: "What is not there yet" has no list, separated by " · "')
for (const claim of said) {
  const isThere = claims[claim]
  if (!isThere) problems.push(`README.md: "${claim}": tooling/checks/docs/checkComparison.mjs cannot tell`)
  else if (isThere()) problems.push(`README.md: "${claim}" is said to be missing, and is there`)
}
for (const [claim, isThere] of Object.entries(claims))
  if (!said.includes(claim) && !isThere()) problems.push(`README.md: does not say that it lacks: ${claim}`)

/** The first column after the name of the row is ours. */
const [, table = ''] = /^## How it compares\n([\s\S]*?)^### /m.exec(readme) ?? []
const ours = new Map(
  [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].map(([, row, value]) => [row.trim(), value.trim()]),
)
const locales = read('packages/react/src/locales/loadTexts.ts')
const columns = {
  'other frameworks than React': value =>
    value.startsWith('○') === claims['an interface for other frameworks than React'](),
  languages: value => !value.startsWith(`${countLanguages(locales)},`),
  chains: value =>
    value.split(', ').length !== list('packages').filter(name => /^adapter-/.test(name)).length,
}
/** English is built in, the others are loaded. */
function countLanguages(text) {
  return 1 + [...text.matchAll(/import\('\.\/[\w-]+\.json'\)/g)].length
}
for (const [row, isWrong] of Object.entries(columns)) {
  const value = ours.get(row)
  if (value === undefined) problems.push(`README.md: the comparison has no row "${row}"`)
  else if (isWrong(value))
    problems.push(`README.md: the comparison says "${value}" of ${row}, which is not so`)
}
for (const [row, value] of ours)
  if (value.startsWith('○') && !(row in columns))
    problems.push(`README.md: "${row}" is ○: tooling/checks/docs/checkComparison.mjs cannot tell`)
finish(problems, `${said.length} claims and ${ours.size} rows`)
