import { type Edit, indentOf, type Node, startOf } from '../../source/source.js'

const functionKinds: ReadonlySet<string> = new Set([
  'function_declaration',
  'function_expression',
  'arrow_function',
  'method_definition',
])

/** The component around a node: the outermost function, since render props and callbacks are inside of it. */
function componentAround(node: Node): Node | undefined {
  return node.ancestors().findLast(ancestor => functionKinds.has(String(ancestor.kind())))
}

export const isInFunction = (node: Node): boolean => componentAround(node) !== undefined

/** Whether one of these names is declared in the component around a node: a parameter, or a variable of it. */
export function usesLocal(node: Node): boolean {
  const component = componentAround(node)
  if (!component) return false
  const names = new Set(
    [
      ...component
        .findAll({ rule: { kind: 'variable_declarator' } })
        .map(declarator => declarator.field('name')),
      component.field('parameters'),
    ].flatMap(declared => declared?.text().match(/[\w$]+/g) ?? []),
  )
  return [node, ...node.findAll({ rule: { kind: 'identifier' } })].some(
    used => used.kind() === 'identifier' && names.has(used.text()),
  )
}

/** Adds a statement as the first one of the component around a node. A body that is an expression becomes a block. */
export function addToFunction(node: Node, statement: string): Edit[] {
  const body = componentAround(node)?.field('body')
  if (!body) return []
  const outer = indentOf(body)
  if (body.kind() === 'statement_block') {
    const at = startOf(body) + 1
    const first = body.children().find(child => child.isNamed())
    return [{ start: at, end: at, text: `\n${first ? indentOf(first) : `${outer}  `}${statement}` }]
  }
  const semicolon = statement.endsWith(';') ? ';' : ''
  const { start, end } = body.range()
  return [
    { start: start.index, end: start.index, text: `{\n${outer}  ${statement}\n${outer}  return ` },
    { start: end.index, end: end.index, text: `${semicolon}\n${outer}}` },
  ]
}
