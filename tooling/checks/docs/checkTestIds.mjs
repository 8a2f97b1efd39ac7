// The page of test ids lists exactly the ids of the kit and the demo, which are a contract with other people's tests.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { finish } from '../lib/finish.mjs'
import { listFiles } from '../lib/listFiles.mjs'
import { root } from '../lib/root.mjs'

const folder = 'packages/react/src/page/testIds'
const source = `${folder}/testIds.ts`
const page = 'docs/contributing/test-ids.md'
const problems = []

/** The object of one area's file, which imports nothing. */
async function readPart(name) {
  const { outputText } = ts.transpileModule(readFileSync(path.join(root, `${folder}/${name}.ts`), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  })
  return (await import(`data:text/javascript,${encodeURIComponent(outputText)}`))[name]
}
const names = [...readFileSync(path.join(root, source), 'utf8').matchAll(/^ +\.\.\.(\w+),$/gm)].map(
  ([, name]) => name,
)
const testIds = Object.assign({}, ...(await Promise.all(names.map(readPart))))
for (const file of listFiles(folder))
  if (file !== source && !names.includes(path.basename(file, '.ts')))
    problems.push(`${source}: ${file} is missing`)

/** Placeholder for the variable part of an id. */
const anything = Object.assign(new String('<>'), { id: '<>', rdns: '<>' })
const kit = new Set(Object.values(testIds).map(id => (typeof id === 'function' ? id(anything) : id)))

/** Ids in the demo's sources; a template's hole marks the dynamic part. */
const demo = new Set(
  [...listFiles('apps/demo/src'), ...listFiles('tooling/configurator/src')]
    .filter(file => file.endsWith('.tsx'))
    .flatMap(file => [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/["'`](demo-[\w${}.-]+)["'`]/g),
    ])
    .map(([, id]) => id.replace(/\$\{[^}]*\}/g, '<>')),
)

const text = readFileSync(path.join(root, page), 'utf8')
function listed(heading) {
  const section = new RegExp(`^## ${heading}$([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(text)?.[1] ?? ''
  return [...section.matchAll(/^\|[^|\n]*\|([^|\n]*)\|/gm)]
    .flatMap(([, cell]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, id]) => id))
    .map(id => id.replace(/<[^>]*>/g, '<>'))
}
function compare(ids, heading, where) {
  const known = listed(heading)
  for (const id of ids) if (!known.includes(id)) problems.push(`${page}: \`${id}\` of ${where} is missing`)
  for (const id of known) if (!ids.has(id)) problems.push(`${page}: \`${id}\` is not in ${where}`)
  for (const id of known.filter((id, at) => known.indexOf(id) !== at))
    problems.push(`${page}: \`${id}\` is listed twice`)
}
compare(kit, 'In the kit', source)
compare(demo, 'In the demo', 'apps/demo/src')
finish(problems, `${kit.size} ids of the kit, ${demo.size} of the demo`)
