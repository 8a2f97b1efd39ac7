import type { Node } from '../../source/source.js'

/**
 * Names of an object pattern with their variables: `{ a, b: c }` has `a` → `a` and `b` → `c`. A pattern with a default, a rest
 * or another pattern in it is not understood: the list is empty.
 */
export function readPattern(pattern: Node): [name: string, variable: string][] {
  const entries = pattern
    .children()
    .filter(node => node.isNamed() && node.kind() !== 'comment')
    .map((node): [string, string] | undefined => {
      if (node.kind() === 'shorthand_property_identifier_pattern') return [node.text(), node.text()]
      const [key, value] = [node.field('key'), node.field('value')]
      return node.kind() === 'pair_pattern' && key && value?.kind() === 'identifier'
        ? [key.text(), value.text()]
        : undefined
    })
  return entries.every(entry => entry !== undefined) ? entries : []
}
