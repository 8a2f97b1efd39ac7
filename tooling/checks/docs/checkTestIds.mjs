// The page of test ids lists exactly the ids of the kit, which are a contract with other people's tests.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { finish } from '../lib/finish.mjs'
import { root } from '../lib/root.mjs'

const source = 'packages/react/src/testIds.ts'
const page = 'docs/contributing/test-ids.md'
const problems = []

const { outputText } = ts.transpileModule(readFileSync(path.join(root, source), 'utf8'), {
  compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
})
const { testIds } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`)

/** Stands for whatever an id is made from. */
const anything = Object.assign(new String('<>'), { id: '<>', rdns: '<>' })
const kit = new Set(Object.values(testIds).map(id => (typeof id === 'function' ? id(anything) : id)))

const text = readFileSync(path.join(root, page), 'utf8')
const section = /^## In the kit$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text)?.[1] ?? ''
const listed = [...section.matchAll(/^\|[^|\n]*\|([^|\n]*)\|/gm)]
  .flatMap(([, cell]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, id]) => id))
  .map(id => id.replace(/<[^>]*>/g, '<>'))

for (const id of kit) if (!listed.includes(id)) problems.push(`${page}: \`${id}\` of ${source} is missing`)
for (const id of listed) if (!kit.has(id)) problems.push(`${page}: \`${id}\` is not in ${source}`)
for (const id of listed.filter((id, at) => listed.indexOf(id) !== at))
  problems.push(`${page}: \`${id}\` is listed twice`)
finish(problems, `${kit.size} ids`)
