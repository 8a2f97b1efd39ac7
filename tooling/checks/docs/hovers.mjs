// Writes the types of the names in the code of the first pages, for the site to show: node hovers.mjs <file>. All pages would
// take longer than the rest of the site.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { finish } from '../lib/finish.mjs'
import { root } from '../lib/root.mjs'
import { linkPackages } from './lib/linkPackages.mjs'
import { readBlocks } from './lib/readBlocks.mjs'
import { sourceOptions } from './lib/sourceOptions.mjs'

const target = process.argv[2] && path.resolve(process.argv[2])
if (!target) finish(['Name the file for the types: node tooling/checks/docs/hovers.mjs <file>'])
const pages = [
  'apps/docs/pages/index.md',
  ...readdirSync(path.join(root, 'docs/start')).map(file => `docs/start/${file}`),
]
const folder = path.join(root, '.cache/docs/hovers')
linkPackages(folder)

const blocks = new Map()
for (const page of pages)
  for (const block of readBlocks(page).filter(({ checked }) => checked)) {
    const name = block.name ?? `line${block.line}.${block.language}`
    const file = path.join(folder, page.replace(/\.md$/, ''), name)
    const text = [...block.before, ...block.code, ''].join('\n')
    blocks.set(file, { text, start: text.length - [...block.code, ''].join('\n').length })
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }

const { customConditions: _, ...options } = sourceOptions
const service = ts.createLanguageService({
  getCompilationSettings: () => ({ ...options, moduleDetection: ts.ModuleDetectionKind.Force }),
  getScriptFileNames: () => [...blocks.keys()],
  getScriptVersion: () => '1',
  getScriptSnapshot: file => {
    const text = ts.sys.readFile(file)
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
  },
  getCurrentDirectory: () => folder,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
  readDirectory: ts.sys.readDirectory,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
})
const program = service.getProgram()

/** Longest text that is shown; a type of viem can have pages. */
const longest = 400

function findTypes(file, { start }) {
  const found = []
  const visit = node => {
    if (ts.isIdentifier(node) && node.getStart() >= start) {
      const info = service.getQuickInfoAtPosition(file, node.getStart())
      const type = ts
        .displayPartsToString(info?.displayParts)
        .replace(/^\(alias\) /, '')
        .replace(/\nimport \w+$/, '')
      const [summary = ''] = ts.displayPartsToString(info?.documentation).split('\n\n')
      const text = [type.slice(0, longest), summary].filter(Boolean).join('\n\n')
      if (type) found.push({ start: node.getStart() - start, end: node.getEnd() - start, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(program.getSourceFile(file))
  return found
}

const hovers = Object.fromEntries(
  [...blocks].map(([file, block]) => [block.text.slice(block.start).trimEnd(), findTypes(file, block)]),
)
mkdirSync(path.dirname(target), { recursive: true })
writeFileSync(target, JSON.stringify(hovers))
console.log(`${Object.values(hovers).flat().length} types of ${blocks.size} blocks in ${target}`)
