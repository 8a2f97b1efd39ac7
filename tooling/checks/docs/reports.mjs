// Writes packages/*/api.md: what a package exports, as its built declarations have it, so that the diff of a commit shows
// each public change. `--check` compares instead, and finds exports without TSDoc.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { finish } from '../lib/finish.mjs'
import { publicPackages } from '../lib/publicPackages.mjs'
import { root } from '../lib/root.mjs'
import { findTsdocProblems } from './lib/findTsdocProblems.mjs'

const check = process.argv.includes('--check')
const { customConditions: _, ...options } = (await import('./lib/sourceOptions.mjs')).sourceOptions
const packages = publicPackages()
  .map(({ folder, manifest }) => ({
    name: manifest.name,
    folder: path.join(root, folder),
    entries: Object.entries(manifest.exports ?? {})
      // `/internal` is ours alone.
      .filter(([subpath, target]) => target.types && subpath !== './internal')
      .map(([subpath, target]) => ({
        name: path.posix.join(manifest.name, subpath),
        file: path.join(root, folder, target.types),
      })),
  }))
  .filter(({ entries }) => entries.length > 0)

const program = ts.createProgram(
  packages.flatMap(({ entries }) => entries.map(({ file }) => file)),
  options,
)
const checker = program.getTypeChecker()
const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed })
const problems = []

function resolve(symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** The statements that declare a symbol. */
function statementsOf(symbol) {
  const found = (symbol.declarations ?? []).map(declaration => {
    let node = declaration
    while (node.parent && !ts.isSourceFile(node.parent)) node = node.parent
    return node
  })
  return [...new Set(found)]
}

function isTopLevel(symbol) {
  return (symbol.declarations ?? []).some(declaration => {
    const holder = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
    return holder.parent !== undefined && ts.isSourceFile(holder.parent)
  })
}

/** Symbols of the same package that the declarations of `start` name, exported or not: a change of one is a public one. */
function closure(start, folder) {
  const found = new Set()
  const queue = [...start]
  while (queue.length > 0) {
    const symbol = queue.pop()
    const statements = statementsOf(symbol).filter(one => isOf(one.getSourceFile(), folder))
    if (found.has(symbol) || statements.length === 0) continue
    found.add(symbol)
    const visit = node => {
      const name = ts.isImportTypeNode(node) ? node.qualifier : ts.isIdentifier(node) ? node : undefined
      const used = name && checker.getSymbolAtLocation(name)
      if (used) {
        const target = resolve(used)
        if (isTopLevel(target)) queue.push(target)
      }
      ts.forEachChild(node, visit)
    }
    for (const statement of statements) visit(statement)
  }
  return found
}

function isOf(source, folder) {
  return source.fileName.startsWith(`${folder}${path.sep}`) && !source.fileName.includes('/node_modules/')
}

/** Text of a declaration, without what only its file says of it. */
function print(statement) {
  return printer
    .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
    .replace(/^export (?:declare )?|^declare /, '')
    .replace(/import\("[^"]*\/([^"/]+?)(?:\.js)?"\)\./g, '')
}

function toReport({ name, folder, entries }) {
  const exported = new Set()
  const sections = entries.map(entry => {
    const source = program.getSourceFile(entry.file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) problems.push(`${path.relative(root, entry.file)} is missing: build the packages first`)
    const names = (module ? checker.getExportsOfModule(module) : [])
      .map(symbol => {
        const target = resolve(symbol)
        exported.add(target)
        const from = target.declarations?.[0]?.getSourceFile()
        const isForeign = from && !isOf(from, folder)
        return `${symbol.name}${isForeign ? ' (of another package)' : ''}`
      })
      .sort()
    return `## ${entry.name}\n\n${names.map(one => `- ${one}`).join('\n')}`
  })
  const declarations = [...closure(exported, folder)]
    .flatMap(symbol =>
      statementsOf(symbol).map(statement => ({
        name: symbol.name,
        text: `${exported.has(symbol) ? 'export ' : ''}${print(statement)}`,
      })),
    )
    .sort((one, other) => compare(one.name, other.name) || compare(one.text, other.text))
  const texts = [...new Set(declarations.map(({ text }) => text))]
  return [
    `# Exports of ${name}`,
    'Written by `node tooling/checks/docs/reports.mjs` from the built declarations.',
    ...sections,
    '## Declarations',
    `\`\`\`ts\n${texts.join('\n\n')}\n\`\`\``,
  ].join('\n\n')
}

function compare(one, other) {
  return one < other ? -1 : one > other ? 1 : 0
}

for (const one of packages) {
  const file = path.join(one.folder, 'api.md')
  const text = `${toReport(one)}\n`
  if (!check) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
    problems.push(
      `${path.relative(root, file)} is old; build the packages, then run "node tooling/checks/docs/reports.mjs"`,
    )
}
const entries = packages.flatMap(one => one.entries)
// Without declarations there is nothing to read.
if (check && entries.every(({ file }) => program.getSourceFile(file)))
  problems.push(...findTsdocProblems(program, entries))
finish(problems, `${packages.length} reports, ${entries.length} entries`)
