import path from 'node:path'
import ts from 'typescript'
import { root } from '../../lib/root.mjs'

/** Public exports without TSDoc, and those that can be called or rendered without an example. */
export function findTsdocProblems(program, entries) {
  const checker = program.getTypeChecker()
  const problems = []
  const seen = new Set()
  for (const { file, name: entry } of entries) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file))
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
    }
  }
  return problems
}
