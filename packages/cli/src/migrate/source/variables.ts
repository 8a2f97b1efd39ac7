import { applyEdits, findUses, type Node, parse, remove } from '../../source/source.js'

/** Removes variables that have lost their last use, and then those that only they used. Exports stay. */
export function removeUnusedVariables(file: string, text: string, before: Node): string {
  const root = parse(file, text)
  const edits = root.findAll({ rule: { kind: 'lexical_declaration' } }).flatMap(statement => {
    if (statement.parent()?.kind() === 'export_statement') return []
    const names = statement.findAll({ rule: { kind: 'variable_declarator' } }).flatMap(declarator => {
      const name = declarator.field('name')
      return declarator.parent()?.id() === statement.id() && name ? readNames(name) : []
    })
    const isUnused = names.every(name => countUses(root, name) === 0 && countUses(before, name) > 0)
    return names.length > 0 && isUnused ? [remove(statement)] : []
  })
  if (edits.length === 0) return text
  return removeUnusedVariables(file, applyEdits(text, edits).replaceAll(/\n{3,}/g, '\n\n'), before)
}

function readNames(name: Node): string[] {
  if (name.kind() === 'identifier') return [name.text()]
  const kinds = ['identifier', 'shorthand_property_identifier_pattern']
  return name.findAll({ rule: { any: kinds.map(kind => ({ kind })) } }).map(node => node.text())
}

function countUses(root: Node, name: string): number {
  return findUses(root, name).filter(
    node =>
      node.parent()?.kind() !== 'variable_declarator' || node.parent()?.field('name')?.id() !== node.id(),
  ).length
}
