import { forFilesWith, type Project } from '../project/project.js'
import { commentAbove } from '../source/comments.js'
import { addToFunction } from '../source/functions.js'
import { changeImports, localName } from '../source/imports.js'
import { findElements, openingOf } from '../source/jsx.js'
import { applyEdits, endOf, type Node, parse, replace } from '../source/source.js'
import { readStyle } from '../source/style.js'
import { createFieldReader, type Fields } from './customFields.js'

const module = '@rainbow-me/rainbowkit'

/** Renames the fields that `ConnectButton.Custom` passes, and adds the hooks that have the others. */
export function moveCustom(project: Project): void {
  forFilesWith(project, 'ConnectButton.Custom', (file, root) => {
    const local = localName(root, module, 'ConnectButton')
    if (local === undefined) return
    let text = root.text()
    const count = findElements(root, `${local}.Custom`).length
    for (let index = 0; index < count; index += 1) text = moveElement(file, text, local, index)
    project.files.set(file, text)
  })
}

function moveElement(file: string, text: string, local: string, index: number): string {
  const root = parse(file, text)
  const element = findElements(root, `${local}.Custom`)[index]
  const render = element?.find({ rule: { kind: 'arrow_function' } })
  const pattern = render?.find({ rule: { kind: 'object_pattern' } })
  const body = render?.field('body')
  if (!element || !pattern || !body) return text
  const fields = createFieldReader(pattern)
  const edits = fields.rewrite(body)
  if (fields.props.size > 0) {
    const end = endOf(openingOf(element)) - 1
    edits.push({ start: end, end, text: ` ${[...fields.props].join(' ')}` })
  }
  edits.push(replace(pattern, formatPattern(fields, pattern)))
  for (const note of fields.notes) edits.push(commentAbove(element, note))
  const { semicolon } = readStyle(file, text)
  const added = [...fields.hooks].map(([, statement]) => `${statement}${semicolon}`)
  if (added.length > 0) edits.push(...addToFunction(element, added.join('\n  ')))
  // `account && chain` became the same condition twice.
  const changed = applyEdits(text, edits).replaceAll(
    /\bisConnected(?:\s*&&\s*isConnected\b)+/g,
    'isConnected',
  )
  return changeImports(file, changed, { add: fields.imports })
}

function formatPattern({ names }: Fields, before: Node): string {
  const line = `{ ${[...names].join(', ')} }`
  if (!before.text().includes('\n') || line.length < 60) return line
  const indent = /\n([ \t]*)\}$/.exec(before.text())?.[1] ?? ''
  return `{\n${[...names].map(name => `${indent}  ${name},\n`).join('')}${indent}}`
}
