import {
  applyEdits,
  closest,
  type Edit,
  findCalls,
  findUses,
  type Node,
  readArguments,
  remove,
  replace,
} from '../../source/source.js'
import { inStyle, readStyle } from '../../source/style.js'
import { forFilesWith, type Project } from '../project/project.js'
import { changeImports, localName } from '../source/imports.js'
import { readPattern } from '../source/patterns.js'

/** A field of a kit's hook: it opens a view, tells whether one is open, or opens and closes by its argument. */
export type ModalField =
  | { does: 'open'; view?: string | undefined }
  | { does: 'tell'; view?: string | undefined }
  | { does: 'toggle' }

export type ModalHook = { module: string; name: string; fields: Readonly<Record<string, ModalField>> }

/** Hooks that open the modal of a kit become `useModal`, once in a component. */
export function moveModalHooks(project: Project, hooks: readonly ModalHook[]): void {
  for (const module of new Set(hooks.map(hook => hook.module)))
    forFilesWith(project, module, (file, root) => moveFile(project, file, root, hooks))
}

function moveFile(project: Project, file: string, root: Node, hooks: readonly ModalHook[]): void {
  const style = readStyle(root.text())
  const edits: Edit[] = []
  const gone: Record<string, string[]> = {}
  const blocks = new Map<number, { names: Set<string>; statement: Node }>()
  for (const { module, name, fields } of hooks) {
    const local = localName(root, module, name)
    for (const call of local === undefined ? [] : findCalls(root, local)) {
      const pattern = call.parent()?.field('name')
      const block = closest(call, node => node.kind() === 'statement_block')
      const statement = closest(call, node => node.kind() === 'lexical_declaration')
      const entries = pattern?.kind() === 'object_pattern' ? readPattern(pattern) : []
      if (!pattern || !block || !statement || entries.length === 0) continue
      if (!entries.every(([field]) => fields[field])) continue
      const shared = blocks.get(block.id())
      const names = shared?.names ?? new Set<string>()
      if (shared) edits.push(remove(statement))
      else blocks.set(block.id(), { names, statement })
      gone[module] = [...(gone[module] ?? []), name]
      for (const [field, variable] of entries)
        for (const use of findUses(block, variable)) {
          const known = fields[field]
          if (known && !closest(use, node => node.id() === pattern.id()))
            edits.push(moveUse(use, known, names))
        }
    }
  }
  if (blocks.size === 0) return
  for (const { names, statement } of blocks.values())
    edits.push(replace(statement, `const { ${[...names].join(', ')} } = useModal()${style.semicolon}`))
  const changed = applyEdits(
    root.text(),
    edits.map(edit => ({ ...edit, text: inStyle(edit.text, style) })),
  )
  project.files.set(
    file,
    changeImports(file, changed, { remove: gone, add: { '@latchkit/react': ['useModal'] } }),
  )
}

/** Replaces a use, and adds what it needs of `useModal` to the names. */
function moveUse(use: Node, field: ModalField, names: Set<string>): Edit {
  if (field.does === 'tell') {
    names.add('state')
    return replace(use, field.view ? `state.view === '${field.view}'` : 'state.open')
  }
  const parent = use.parent()
  const call =
    parent?.kind() === 'call_expression' && parent.field('function')?.id() === use.id() ? parent : undefined
  if (call && field.does === 'toggle' && readArguments(call)[0]?.text() === 'false') {
    names.add('close')
    return replace(call, 'close()')
  }
  names.add('open: openModal')
  const view = field.does === 'open' ? field.view : undefined
  const opened = view ? `openModal({ view: '${view}' })` : 'openModal()'
  if (call) return replace(call, opened)
  // Lists of dependencies and conditions have the function itself.
  if (/^(?:array|(?:binary|unary|ternary|parenthesized)_expression)$/.test(String(parent?.kind())))
    return replace(use, 'openModal')
  const isProperty = use.kind() === 'shorthand_property_identifier'
  return replace(use, isProperty ? `${use.text()}: () => ${opened}` : `() => ${opened}`)
}
