import { Lang, parse as parseTree, type SgNode } from '@ast-grep/napi'

export type Node = SgNode

/** Replaces the text between two positions, in UTF-16 code units as `String.prototype.slice` counts them. */
export type Edit = { start: number; end: number; text: string }

/** Parses a file. In a `.ts` file `<a>b` is a cast, in the others an element. */
export function parse(file: string, text: string): Node {
  return parseTree(/\.[cm]?ts$/.test(file) ? Lang.TypeScript : Lang.Tsx, text).root()
}

export const startOf = (node: Node) => node.range().start.index
export const endOf = (node: Node) => node.range().end.index

/** Replaces a node, and leaves the text around it as it is. */
export function replace(node: Node, text: string): Edit {
  return { start: startOf(node), end: endOf(node), text }
}

/** Removes a node, with its line if nothing else is on it, and with the comma after it in a list. */
export function remove(node: Node): Edit {
  const text = node.getRoot().root().text()
  let start = startOf(node)
  let end = endOf(node)
  const comma = /^\s*,/.exec(text.slice(end))
  if (comma && node.parent()?.kind() !== 'program') end += comma[0].length
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const after = /^[ \t]*(\r?\n|$)/.exec(text.slice(end))
  if (text.slice(lineStart, start).trim() === '' && after) {
    const next = end + after[0].length
    // Of two empty lines around it, or one after a brace, one goes too.
    const isLoose = /(?:^|\n\n|\{\n)$/.test(text.slice(0, lineStart)) && text[next] === '\n'
    return { start: lineStart, end: isLoose ? next + 1 : next, text: '' }
  }
  // The last one of a list on a single line takes the comma before it.
  const before = /,\s*$/.exec(text.slice(0, start))
  if (!comma && before) start -= before[0].length
  else end += /^ */.exec(text.slice(end))?.[0].length ?? 0
  return { start, end, text: '' }
}

/** Applies edits. Insertions come before what replaces the text after them; of two that overlap, the one that starts first is applied. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let position = 0
  for (const edit of [...edits].sort(byPosition)) {
    if (edit.start < position) continue
    result += text.slice(position, edit.start) + edit.text
    position = edit.end
  }
  return result + text.slice(position)
}

function byPosition(a: Edit, b: Edit): number {
  if (a.start !== b.start) return a.start - b.start
  const [isInsertion, isOther] = [a.start === a.end, b.start === b.end]
  return isInsertion === isOther ? b.end - a.end : isInsertion ? -1 : 1
}

const nameKinds = ['identifier', 'type_identifier', 'shorthand_property_identifier'] as const

/** Uses of a name outside of imports. A property of that name is none, `{ name }` is one. */
export function findUses(root: Node, name: string): Node[] {
  const regex = `^${name.replace(/\$/g, '\\$')}$`
  return root
    .findAll({ rule: { any: nameKinds.map(kind => ({ kind, regex })) } })
    .filter(node => !isImport(node))
}

function isImport(node: Node): boolean {
  return node.ancestors().some(ancestor => ancestor.kind() === 'import_statement')
}

/** Renames a variable or an import in a file; `{ name }` of an object keeps its key. */
export function renameUses(root: Node, name: string, next: string): Edit[] {
  return findUses(root, name).map(node =>
    replace(node, node.kind() === 'shorthand_property_identifier' ? `${name}: ${next}` : next),
  )
}

/** The first ancestor, or the node itself, that has the test. */
export function closest(node: Node, test: (node: Node) => boolean): Node | undefined {
  return [node, ...node.ancestors()].find(test)
}

/** Spaces or tabs before the first character of the node's line. */
export function indentOf(node: Node): string {
  const text = node.getRoot().root().text()
  const lineStart = text.lastIndexOf('\n', startOf(node) - 1) + 1
  return /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? ''
}

/** Calls of a function, such as `useAccount()`. */
export function findCalls(root: Node, name: string): Node[] {
  return root
    .findAll({ rule: { kind: 'call_expression' } })
    .filter(call => call.field('function')?.text() === name)
}

/** Arguments of a call. */
export function readArguments(call: Node): Node[] {
  return (call.field('arguments')?.children() ?? []).filter(
    node => node.isNamed() && node.kind() !== 'comment',
  )
}

/** The text without quotes if the node is a plain text, else undefined. */
export function readText(node: Node | null | undefined): string | undefined {
  return node?.kind() === 'string' ? node.text().slice(1, -1) : undefined
}

/** The text of a node as it is written at another indentation. */
export function textAt(node: Node, indent: string): string {
  const own = indentOf(node)
  return node
    .text()
    .split('\n')
    .map((line, index) => (index > 0 && line.startsWith(own) ? indent + line.slice(own.length) : line))
    .join('\n')
}
