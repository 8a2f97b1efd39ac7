// Writes docs/api from TSDoc; `--check` makes it again in a temporary folder and compares.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as typedoc from 'typedoc'
import { finish } from '../lib/finish.mjs'
import { listFiles } from '../lib/listFiles.mjs'
import { root } from '../lib/root.mjs'
import { entryPoints } from './lib/entryPoints.mjs'

const check = process.argv.includes('--check')
const cache = path.join(root, '.cache/docs')
mkdirSync(cache, { recursive: true })
const made = mkdtempSync(path.join(cache, 'api-'))
process.on('exit', () => rmSync(made, { recursive: true, force: true }))

const entries = entryPoints()
const tsconfig = path.join(made, 'tsconfig.json')
writeFileSync(
  tsconfig,
  JSON.stringify({
    extends: path.join(root, 'tooling/tsconfig/app.json'),
    files: entries.map(({ file }) => file),
  }),
)
const out = path.join(made, 'api')
const app = await typedoc.Application.bootstrapWithPlugins({
  plugin: ['typedoc-plugin-markdown'],
  tsconfig,
  entryPoints: entries.map(({ file }) => file),
  basePath: root,
  // Nothing in the output may depend on the machine, the commit or the hour.
  disableSources: true,
  disableGit: true,
  readme: 'none',
  // The default is docs, which typedoc would empty.
  out,
  name: 'API',
  excludeExternals: true,
  excludeInternal: true,
  excludePrivate: true,
  skipErrorChecking: true,
  sort: ['kind', 'alphabetical'],
  logLevel: 'Error',
  // The options of the markdown plugin.
  router: 'member',
  excludeScopesInPaths: true,
  hideBreadcrumbs: true,
  hidePageHeader: true,
  hideGroupHeadings: false,
  entryFileName: 'README',
  useCodeBlocks: true,
  expandParameters: true,
  parametersFormat: 'table',
  propertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  enumMembersFormat: 'table',
  indexFormat: 'table',
  tableColumnSettings: { hideSources: true, hideInherited: true, hideOverrides: true, hideModifiers: true },
})

/** A module is called as it is imported, not after its file. */
app.converter.on(typedoc.Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
  if (reflection.kind !== typedoc.ReflectionKind.Module) return
  const file = context.getSymbolFromReflection(reflection)?.declarations?.[0]?.getSourceFile().fileName
  const entry = entries.find(entry => entry.file === file)
  if (entry) reflection.name = entry.name
})

const project = await app.convert()
if (!project) finish(['typedoc could not read the sources; its lines above say why'])
await app.outputs.writeOutput({ name: 'markdown', path: out }, project)

/** One heading for all errors of a function, instead of one for each. */
function tidy(text) {
  return text
    .replace(/^(#+) Throws\n\n([\s\S]*?)(?=\n#+ (?!Throws$)|(?![\s\S]))/gm, (_, level, rest) => {
      const errors = rest.split(new RegExp(`^${level} Throws$`, 'm')).map(error => error.trim())
      return `${level} Throws\n\n${errors.map(error => `- ${error.replace(/\n/g, ' ')}`).join('\n')}\n`
    })
    .trimEnd()
    .concat('\n')
}

function read(base) {
  try {
    return new Map(listFiles('.', base).map(file => [file, readFileSync(path.join(base, file), 'utf8')]))
  } catch {
    return new Map()
  }
}

const target = path.join(root, 'docs/api')
const wanted = new Map([...read(out)].map(([file, text]) => [file, tidy(text)]))
if (wanted.size === 0) finish(['typedoc wrote nothing'])
if (check) {
  const there = read(target)
  const problems = [...new Set([...wanted.keys(), ...there.keys()])]
    .sort()
    .filter(file => wanted.get(file) !== there.get(file))
    .map(file => {
      const what = !there.has(file) ? 'is missing' : !wanted.has(file) ? 'is of something gone' : 'is old'
      return `docs/api/${file} ${what}; run "node tooling/checks/docs/api.mjs"`
    })
  const rest = problems.length > 20 ? [`and ${problems.length - 20} more`] : []
  finish([...problems.slice(0, 20), ...rest], `${wanted.size} pages`)
}
rmSync(target, { recursive: true, force: true })
for (const [file, text] of wanted) {
  mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
  writeFileSync(path.join(target, file), text)
}
console.log(`${wanted.size} pages written to docs/api`)
