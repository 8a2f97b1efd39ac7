// Writes a page for each error code, and their list, from the comments of the sources: node errors.mjs <folder>
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { finish } from '../lib/finish.mjs'
import { readErrors } from './lib/readErrors.mjs'

const [, , folder] = process.argv
if (!folder) finish(['Name the folder for the pages: node tooling/checks/docs/errors.mjs <folder>'])
const { thrown, described } = readErrors()

/** A link from the root of the docs, as the comments have it, from a page in a folder of them. */
function toRelative(text) {
  return text.replace(/\]\(\/([^)]*)\)/g, '](../../$1)')
}

/** The classes of a code, most often one; an app that uses two packages may meet both. */
function toClasses(code) {
  const classes = new Map()
  for (const error of thrown.filter(error => error.code === code)) classes.set(error.class, error.package)
  return [...classes].map(([name, from]) => `\`${name}\` of \`${from}\``).join(', or as ')
}

function toPage({ code, text, why, solution }) {
  return [
    `# \`${code}\``,
    `> ${text}`,
    `Thrown as ${toClasses(code)}.`,
    '## Why',
    toRelative(why),
    '## What to do',
    toRelative(solution),
  ].join('\n\n')
}

/** Codes by their first part, in a table each. */
function toList() {
  const areas = new Set(described.map(({ code }) => code.slice(0, code.indexOf('/'))))
  const tables = [...areas].flatMap(area => [
    `## ${area}`,
    [
      '| code | text |',
      '|---|---|',
      ...described
        .filter(({ code }) => code.startsWith(`${area}/`))
        .map(({ code, text }) => `| [\`${code}\`](${code}.md) | ${text} |`),
    ].join('\n'),
  ])
  return [
    '# Errors',
    'Every error of Latchkit is a `BaseError` with a code that is never reused or renamed. Match it with `isError(error, code)`. Its `message` ends with the code and the address of its page; `shortMessage` is the text below, for users.',
    ...tables,
  ].join('\n\n')
}

rmSync(folder, { recursive: true, force: true })
for (const error of described) {
  const file = path.join(folder, `${error.code}.md`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${toPage(error)}\n`)
}
writeFileSync(path.join(folder, 'README.md'), `${toList()}\n`)
console.log(`${described.length} pages in ${folder}`)
