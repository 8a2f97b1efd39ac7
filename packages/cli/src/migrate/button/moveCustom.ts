import { findElements, openingOf } from '../../source/jsx.js'
import { applyEdits, type Edit, endOf, type Node, parse, replace } from '../../source/source.js'
import { inStyle, readStyle } from '../../source/style.js'
import { forFilesWith, type Project } from '../project/project.js'
import { commentAbove } from '../source/comments.js'
import { addToFunction } from '../source/functions.js'
import { changeImports, localName } from '../source/imports.js'
import { readPattern } from '../source/patterns.js'

/** The render function of a button, while its fields get their new names. */
export type Fields = {
  /** Names to destructure. */
  names: Set<string>
  /** Props of `ConnectButton.Custom`. */
  props: Set<string>
  /** Statements of the component around it, by the hook that they call. */
  hooks: Map<string, string>
  imports: Record<string, string[]>
  notes: Set<string>
}

type CustomButton = {
  module: string
  /** The component that has `Custom`. */
  button: string
  /** Rewrites the body of a render function, whose first parameter has this pattern. */
  readFields: (pattern: Node, body: Node, fields: Fields) => Edit[]
}

/** Renames the fields that the `Custom` of a button passes, and adds the hooks that have the others. */
export function moveCustom(project: Project, { module, button, readFields }: CustomButton): void {
  forFilesWith(project, `${button}.Custom`, (file, root) => {
    const local = localName(root, module, button)
    if (local === undefined) return
    let text = root.text()
    const count = findElements(root, `${local}.Custom`).length
    for (let index = 0; index < count; index += 1)
      text = moveElement(file, text, `${local}.Custom`, index, readFields)
    project.files.set(file, text)
  })
}

function moveElement(
  file: string,
  text: string,
  name: string,
  index: number,
  readFields: CustomButton['readFields'],
): string {
  const root = parse(file, text)
  const element = findElements(root, name)[index]
  const render = element?.find({ rule: { kind: 'arrow_function' } })
  const pattern = render?.field('parameters')?.find({ rule: { kind: 'object_pattern' } })
  const body = render?.field('body')
  if (!element) return text
  if (!pattern || !body || readPattern(pattern).length === 0) {
    const note = 'the fields of this render function have other names: see the guide for custom buttons.'
    return applyEdits(text, [commentAbove(element, note)])
  }
  const fields: Fields = {
    names: new Set(),
    props: new Set(),
    hooks: new Map(),
    imports: {},
    notes: new Set(),
  }
  const edits = readFields(pattern, body, fields)
  if (fields.props.size > 0) {
    const end = endOf(openingOf(element)) - 1
    edits.push({ start: end, end, text: ` ${[...fields.props].join(' ')}` })
  }
  edits.push(replace(pattern, formatPattern(fields, pattern)))
  for (const note of fields.notes) edits.push(commentAbove(element, note))
  const style = readStyle(text)
  const added = [...fields.hooks].map(([, statement]) => `${statement}${style.semicolon}`)
  if (added.length > 0) edits.push(...addToFunction(element, added.join('\n  ')))
  // `account && chain` became the same condition twice.
  const styled = edits.map(edit => ({ ...edit, text: inStyle(edit.text, style) }))
  const changed = applyEdits(text, styled).replaceAll(
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

/** Adds a hook to the component around the button. */
export function addHook(fields: Fields, hook: string, statement: string, module = '@latchkit/react'): void {
  fields.hooks.set(hook, statement)
  fields.imports[module] = [...new Set([...(fields.imports[module] ?? []), hook])]
}
