import { Lang, parse, type SgNode } from '@ast-grep/napi'
import { formatCode, readStyle } from './style.js'

export type Node = SgNode

/** Parses a file. In a `.ts` file `<a>b` is a cast, elsewhere an element. */
export function parseSource(file: string, text: string): Node {
  return parse(/\.[cm]?ts$/.test(file) ? Lang.TypeScript : Lang.Tsx, text).root()
}

const elements = ['jsx_element', 'jsx_self_closing_element']

/** Returns the elements with this tag. */
export function findElements(root: Node, tag: string): Node[] {
  return elements.flatMap(kind => root.findAll({ rule: { kind } })).filter(element => tagOf(element) === tag)
}

export function tagOf(element: Node): string | undefined {
  const opening = element.kind() === 'jsx_element' ? element.child(0) : element
  return opening?.field('name')?.text()
}

/** Returns what is between the tags of an element, without blank text. */
export function contentOf(element: Node): Node[] {
  return element
    .children()
    .slice(1, -1)
    .filter(child => child.kind() !== 'jsx_text' || child.text().trim() !== '')
}

/** Adds an import after the last one, in the style of the file. `line` is for `formatCode`. */
export function addImport(file: string, text: string, line: string): string {
  const statements = parseSource(file, text).children()
  const last =
    statements.findLast(node => node.kind() === 'import_statement') ??
    statements.find(node => /^['"]use \w+['"]/.test(node.text()))
  const added = formatCode(line, readStyle(text))
  if (!last) return `${added}\n${text}`
  const lineEnd = text.indexOf('\n', last.range().end.index)
  return lineEnd < 0
    ? `${text}\n${added}\n`
    : `${text.slice(0, lineEnd + 1)}${added}\n${text.slice(lineEnd + 1)}`
}

/** Puts nodes that follow each other between two tags. Nodes on their own lines are indented by a step more. */
export function wrap(
  text: string,
  nodes: readonly [Node, ...Node[]],
  opening: string,
  closing: string,
): string {
  const start = nodes[0].range().start.index
  const end = (nodes.at(-1) ?? nodes[0]).range().end.index
  const inner = text.slice(start, end)
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const indent = text.slice(lineStart, start)
  const isAlone = indent.trim() === '' && /^[ \t]*(?:\n|$)/.test(text.slice(end))
  if (!isAlone) return `${text.slice(0, start)}${opening}${inner}${closing}${text.slice(end)}`
  const step = indent.startsWith('\t') ? '\t' : '  '
  // A template literal keeps its lines.
  const indented = inner.includes('`') ? inner : inner.replace(/\n(?!\n)/g, `\n${step}`)
  const lines = [opening, `${step}${indented}`, closing].join(`\n${indent}`)
  return `${text.slice(0, start)}${lines}${text.slice(end)}`
}
