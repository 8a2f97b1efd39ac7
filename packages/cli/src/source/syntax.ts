import { type Node, parse } from './source.js'
import { formatCode, readStyle } from './style.js'

/** Returns what is between the tags of an element, without blank text. */
export function contentOf(element: Node): Node[] {
  return element
    .children()
    .slice(1, -1)
    .filter(child => child.kind() !== 'jsx_text' || child.text().trim() !== '')
}

/** Adds an import after the last one, in the style of the file. `line` is for `formatCode`. */
export function addImport(file: string, text: string, line: string): string {
  const statements = parse(file, text).children()
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
