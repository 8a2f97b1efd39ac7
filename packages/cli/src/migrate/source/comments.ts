import { closest, type Edit, indentOf, type Node, startOf } from '../../source/source.js'

/** Starts the comments that `migrate` leaves. */
const mark = 'latchkit:'

/** Puts a comment above the statement, property or element around the node, unless the same one is there. */
export function commentAbove(node: Node, message: string): Edit {
  const anchor = closest(node, isAnchor) ?? node
  const text = anchor.getRoot().root().text()
  const start = startOf(anchor)
  const comment = isChild(anchor) ? `{/* ${mark} ${message} */}` : `// ${mark} ${message}`
  const isThere = text.slice(0, start).trimEnd().endsWith(comment)
  return { start, end: start, text: isThere ? '' : `${comment}\n${indentOf(anchor)}` }
}

function isAnchor(node: Node): boolean {
  const parent = node.parent()?.kind()
  if (parent === 'program' || parent === 'statement_block' || parent === 'switch_case') return true
  return isChild(node) || (node.kind() === 'pair' && startsLine(node))
}

/** An element between the tags of another one, on its own line. */
function isChild(node: Node): boolean {
  const parent = node.parent()?.kind()
  if (parent !== 'jsx_element' && parent !== 'jsx_fragment') return false
  return /^jsx_(element|self_closing_element|expression)$/.test(String(node.kind())) && startsLine(node)
}

function startsLine(node: Node): boolean {
  const text = node.getRoot().root().text()
  const lineStart = text.lastIndexOf('\n', startOf(node) - 1) + 1
  return text.slice(lineStart, startOf(node)).trim() === ''
}

export type Comment = { file: string; line: number; message: string }

/** The comments that are in these files, in the order of files and lines. */
export function listComments(files: ReadonlyMap<string, string>): Comment[] {
  return [...files].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const message = /(?:\/\/|\/\*) latchkit: (.*?)(?: \*\/\}?)?\r?$/.exec(line)?.[1]
      return message === undefined ? [] : [{ file, line: index + 1, message }]
    }),
  )
}
