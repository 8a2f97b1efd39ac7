// Every public export says what it is; what can be called or rendered has an example. `--list` prints them all.
import path from 'node:path'
import ts from 'typescript'
import { finish } from '../lib/finish.mjs'
import { root } from '../lib/root.mjs'
import { entryPoints } from './lib/entryPoints.mjs'
import { sourceOptions } from './lib/sourceOptions.mjs'

const list = process.argv.includes('--list')
const entries = entryPoints()
const program = ts.createProgram(
  entries.map(({ file }) => file),
  sourceOptions,
)
const checker = program.getTypeChecker()
const problems = []
const seen = new Set()
let exports = 0

for (const { file, name: entry } of entries) {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) {
    problems.push(`${path.relative(root, file)}: exports nothing`)
    continue
  }
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const declaration = symbol.declarations?.[0]
    if (!declaration) {
      problems.push(`${entry}: ${exported.name} leads nowhere`)
      continue
    }
    const from = path.relative(root, declaration.getSourceFile().fileName)
    // A chain of viem's is documented by viem.
    if (from.includes('node_modules') || seen.has(symbol)) continue
    seen.add(symbol)
    exports += 1
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
    const tags = symbol.getJsDocTags(checker).map(({ name }) => name)
    const isType = !(symbol.flags & ts.SymbolFlags.Value)
    const isClass = Boolean(symbol.flags & ts.SymbolFlags.Class)
    const type = isType ? undefined : checker.getTypeOfSymbolAtLocation(symbol, declaration)
    const callable = !isClass && type !== undefined && type.getCallSignatures().length > 0
    const lacks = []
    if (text === '') lacks.push('TSDoc')
    if (callable && !tags.includes('example')) lacks.push('@example')
    if (lacks.length > 0)
      problems.push(`${from}: ${exported.name} (${entry}) has no ${lacks.join(' and no ')}`)
    if (list) console.log(`${lacks.length > 0 ? '✗' : '✓'} ${entry} ${exported.name}`)
  }
}
finish(problems, `${exports} exports in ${entries.length} entries`)
