import type { Node } from './source.js'

/** Names of an object pattern with their variables: `{ a, b: c }` has `a` → `a` and `b` → `c`. */
export function readPattern(pattern: Node): [name: string, variable: string][] {
  return pattern.children().flatMap((node): [string, string][] => {
    if (node.kind() === 'shorthand_property_identifier_pattern') return [[node.text(), node.text()]]
    if (node.kind() === 'pair_pattern')
      return [[node.field('key')?.text() ?? '', node.field('value')?.text() ?? '']]
    return []
  })
}
