import { closest, type Node } from '../../source/source.js'

const functionKinds: ReadonlySet<string> = new Set([
  'arrow_function',
  'function_declaration',
  'function_expression',
])

/** Whether only it matters that the value is there: `!a`, `a && b`, `a ? b : c`, `if (a)`. */
export function isCondition(use: Node): boolean {
  const parent = use.parent()
  switch (String(parent?.kind())) {
    case 'unary_expression':
      return parent?.text().startsWith('!') ?? false
    case 'binary_expression':
      return (
        /^(?:&&|\|\|)$/.test(parent?.field('operator')?.text() ?? '') &&
        parent?.field('left')?.id() === use.id()
      )
    case 'ternary_expression':
      return parent?.field('condition')?.id() === use.id()
    case 'parenthesized_expression':
      return parent?.parent()?.kind() === 'if_statement'
    default:
      return false
  }
}

/** Whether the function around a use has left, or is in a branch that is taken, if the wallet is missing. */
export function isGuarded(use: Node): boolean {
  const branch = closest(use, node => node.kind() === 'ternary_expression' || isAnd(node))
  const condition = branch?.field('condition') ?? branch?.field('left')
  if (condition && !contains(condition, use) && names.test(condition.text())) return true
  const around = closest(use, node => functionKinds.has(String(node.kind())))
  const body = around?.field('body')?.text() ?? ''
  const before = body.slice(0, use.range().start.index - (around?.field('body')?.range().start.index ?? 0))
  return new RegExp(`!\\s*(?:\\w+\\.)?(?:${names.source})\\b`).test(before)
}

const names = /publicKey|sendTransaction|signMessage|signTransaction|signAllTransactions/

function isAnd(node: Node): boolean {
  return node.kind() === 'binary_expression' && node.field('operator')?.text() === '&&'
}

function contains(outer: Node, inner: Node): boolean {
  return (
    outer.range().start.index <= inner.range().start.index &&
    inner.range().end.index <= outer.range().end.index
  )
}

/** Names of a list, each once. */
export function listDependency(names: string): string[] {
  return [...new Set(names.split(',').map(name => name.trim()))].filter(Boolean)
}
