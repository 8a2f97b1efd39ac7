import { forFilesWith, type Project } from '../project/project.js'
import { changeImports, localName } from '../source/imports.js'
import { readPattern } from '../source/patterns.js'
import {
  applyEdits,
  closest,
  type Edit,
  findCalls,
  findUses,
  type Node,
  remove,
  replace,
} from '../source/source.js'
import { inStyle, readStyle } from '../source/style.js'

const module = '@rainbow-me/rainbowkit'

const hooks: Record<string, { open: string; isOpen: string; view: string }> = {
  useConnectModal: { open: 'openConnectModal', isOpen: 'connectModalOpen', view: 'Connect' },
  useAccountModal: { open: 'openAccountModal', isOpen: 'accountModalOpen', view: 'Account' },
  useChainModal: { open: 'openChainModal', isOpen: 'chainModalOpen', view: 'Networks' },
}

/** `useConnectModal`, `useAccountModal` and `useChainModal` become `useModal`. */
export function moveModalHooks(project: Project): void {
  forFilesWith(project, module, (file, root) => {
    const style = readStyle(file, root.text())
    const edits: Edit[] = []
    const blocks = new Map<number, { names: Set<string>; statement: Node }>()
    for (const [hook, parts] of Object.entries(hooks)) {
      const local = localName(root, module, hook)
      for (const call of local === undefined ? [] : findCalls(root, local)) {
        const declarator = call.parent()
        const pattern = declarator?.field('name')
        const block = closest(call, node => node.kind() === 'statement_block')
        const statement = closest(call, node => node.kind() === 'lexical_declaration')
        if (pattern?.kind() !== 'object_pattern' || !block || !statement) continue
        const names = new Set<string>()
        for (const [name, variable] of readPattern(pattern)) {
          const uses = findUses(block, variable).filter(
            use => !closest(use, node => node.id() === pattern.id()),
          )
          if (name === parts.open) names.add('open: openModal')
          if (name === parts.isOpen) names.add('state')
          edits.push(
            ...uses.map(use =>
              name === parts.open
                ? openInstead(use, parts.view)
                : replace(use, `state.view === '${parts.view}'`),
            ),
          )
        }
        const shared = blocks.get(block.id())
        if (shared) for (const name of names) shared.names.add(name)
        else blocks.set(block.id(), { names, statement })
        if (shared) edits.push(remove(statement))
      }
    }
    for (const { names, statement } of blocks.values())
      edits.push(replace(statement, `const { ${[...names].join(', ')} } = useModal()${style.semicolon}`))
    if (edits.length === 0) return
    const changed = applyEdits(
      root.text(),
      edits.map(edit => ({ ...edit, text: inStyle(edit.text, style) })),
    )
    project.files.set(file, changeImports(file, changed, { add: { '@latchkit/react': ['useModal'] } }))
  })
}

/** A call opens the view; elsewhere it becomes a function that opens it, and the function itself in a list of dependencies. */
function openInstead(use: Node, view: string): Edit {
  const parent = use.parent()
  const opened = `openModal({ view: '${view}' })`
  if (parent?.kind() === 'call_expression' && parent.field('function')?.id() === use.id())
    return replace(parent, opened)
  if (parent?.kind() === 'array') return replace(use, 'openModal')
  if (/^(?:binary|unary|ternary|parenthesized)_expression$/.test(String(parent?.kind())))
    return replace(use, 'openModal')
  return replace(
    use,
    use.kind() === 'shorthand_property_identifier' ? `${use.text()}: () => ${opened}` : `() => ${opened}`,
  )
}
