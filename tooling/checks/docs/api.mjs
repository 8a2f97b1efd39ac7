// Writes a page of reference for each entry of the packages, from TSDoc: node api.mjs <folder>
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as typedoc from 'typedoc'
import { finish } from '../lib/finish.mjs'
import { listFiles } from '../lib/listFiles.mjs'
import { root } from '../lib/root.mjs'
import { entryPoints } from './lib/entryPoints.mjs'

const target = process.argv[2] && path.resolve(process.argv[2])
if (!target) finish(['Name the folder for the pages: node tooling/checks/docs/api.mjs <folder>'])
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
  // Errors are last: each has a page.
  groupOrder: ['Functions', 'Variables', 'Type Aliases', 'Interfaces', '*', 'Classes'],
  logLevel: 'Error',
  // Of errors: lib/readErrors.mjs reads them.
  blockTags: [...typedoc.OptionDefaults.blockTags, '@error', '@text', '@why', '@solution'],
  excludeTags: ['@text'],
  // The options of the markdown plugin.
  router: 'module',
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

/** A parameter that is taken apart in place has no name in the sources. */
app.converter.on(typedoc.Converter.EVENT_CREATE_PARAMETER, (_, reflection) => {
  if (reflection.name !== '__namedParameters') return
  const { kind, name } = reflection.parent
  const isComponent = kind === typedoc.ReflectionKind.CallSignature && /^[A-Z]/.test(name)
  reflection.name = isComponent ? 'props' : 'parameters'
})

const project = await app.convert()
if (!project) finish(['typedoc could not read the sources; its lines above say why'])
await app.outputs.writeOutput({ name: 'markdown', path: out }, project)

/** One heading for all errors of a function, instead of one for each; the page of an error in place of its code. */
function tidy(file, text) {
  const toErrors = `${path.posix.relative(path.posix.dirname(`api/${file}`), 'errors')}/`
  return text
    .replace(/^(#+) Throws\n\n([\s\S]*?)(?=\n#+ (?!Throws$)|(?![\s\S]))/gm, (_, level, rest) => {
      const errors = rest.split(new RegExp(`^${level} Throws$`, 'm')).map(error => error.trim())
      return `${level} Throws\n\n${errors.map(error => `- ${error.replace(/\n/g, ' ')}`).join('\n')}\n`
    })
    .replace(
      /^(#+) Error\n\n(\S+)$/gm,
      (_, level, code) => `${level} Code\n\n[\`${code}\`](${toErrors}${code}.md)`,
    )
    .replace(/^(#+) Solution$/gm, '$1 What to do')
    .replace(/\]\(\/(?!\/)/g, `](${toErrors}../`)
    .replace(/\]\(([\w/.-]+)-1\.md/g, ']($1.md')
    .trimEnd()
    .concat('\n')
}

/** typedoc numbers a page whose name an export of the package has, in other letters. */
function toPage(file) {
  return file.replace(/-1\.md$/, '.md')
}

/** Fragments of a page's exports by their names, as the site makes them from its headings. */
function findAnchors(text) {
  const seen = new Map()
  const found = new Map()
  for (const [, level, heading] of text.matchAll(/^(#+) (.+)$/gm)) {
    const name = heading.replace(/\(\)$/, '').replaceAll('\\', '')
    const slug = name
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-')
    const count = seen.get(slug) ?? 0
    seen.set(slug, count + 1)
    if (level === '###') found.set(name, count === 0 ? slug : `${slug}-${count}`)
  }
  return found
}

/** typedoc counts rows of tables as headings, so that its fragments have other numbers. */
function toAnchors(file, text, anchors) {
  return text
    .replace(/<a id="[^"]*"><\/a> /g, '')
    .replace(/\[(`?)([\w.]+)\1\]\(([\w/.-]*)#[\w-]+\)/g, (_, tick, name, to) => {
      const page = to === '' ? file : path.posix.join(path.posix.dirname(file), to)
      const slug = anchors.get(page)?.get(name)
      if (slug !== undefined) return `[${tick}${name}${tick}](${to}#${slug})`
      // A row of a table, which has no heading.
      return to === '' ? `${tick}${name}${tick}` : `[${tick}${name}${tick}](${to})`
    })
}

const pages = listFiles('.', out)
if (pages.length === 0) finish(['typedoc wrote nothing'])
rmSync(target, { recursive: true, force: true })
const texts = new Map(
  pages.map(file => [toPage(file), tidy(file, readFileSync(path.join(out, file), 'utf8'))]),
)
const anchors = new Map([...texts].map(([file, text]) => [file, findAnchors(text)]))
for (const [file, text] of texts) {
  const page = path.join(target, file)
  mkdirSync(path.dirname(page), { recursive: true })
  writeFileSync(page, toAnchors(file, text, anchors))
}
console.log(`${pages.length} pages in ${target}`)
