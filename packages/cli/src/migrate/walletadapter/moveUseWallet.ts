import {
  applyEdits,
  closest,
  type Edit,
  findCalls,
  findUses,
  indentOf,
  type Node,
  readArguments,
  replace,
} from '../../source/source.js'
import { inStyle, readStyle } from '../../source/style.js'
import { forFilesWith, type Project } from '../project/project.js'
import { commentAbove } from '../source/comments.js'
import { changeImports, localName } from '../source/imports.js'
import { readPattern } from '../source/patterns.js'
import { isCondition, isGuarded, listDependency } from './uses.js'

const module = '@solana/wallet-adapter-react'

const signing: ReadonlySet<string> = new Set(['signMessage', 'signTransaction', 'signAllTransactions'])

type Hooks = { statements: Set<string>; imports: Record<string, string[]> }

/** Fields of `useWallet` come from `useSolanaProvider`, `useAccount`, `useWalletInfo` and `useDisconnect`. */
export function moveUseWallet(project: Project): void {
  forFilesWith(project, 'useWallet', (file, root) => {
    const local = localName(root, module, 'useWallet')
    const calls = local === undefined ? [] : findCalls(root, local)
    const edits: Edit[] = []
    const imports: Record<string, string[]> = {}
    const style = readStyle(root.text())
    for (const call of calls) {
      const name = call.parent()?.field('name')
      const statement = closest(call, node => node.kind() === 'lexical_declaration')
      const block = closest(call, node => node.kind() === 'statement_block')
      if (!name || !statement || !block) continue
      if (name.kind() === 'object_pattern' && readPattern(name).length === 0) continue
      const hooks: Hooks = { statements: new Set(), imports }
      const left = listFields(name, block).flatMap(([field, uses]) => {
        const moved = moveField(field, uses, hooks)
        edits.push(...(moved ?? []))
        return moved ? [] : [field]
      })
      const lines = [...hooks.statements].map(line => `${line}${style.semicolon}`)
      if (left.length === 0) edits.push(replace(statement, lines.join(`\n${indentOf(statement)}`)))
      else {
        if (name.kind() === 'object_pattern') edits.push(replace(name, `{ ${left.join(', ')} }`))
        const { index } = statement.range().start
        edits.push({
          start: index,
          end: index,
          text: lines.map(line => `${line}\n${indentOf(statement)}`).join(''),
        })
        edits.push(commentAbove(statement, `${left.join(', ')} of useWallet: see the guide.`))
      }
    }
    if (edits.length === 0) return
    const changed = applyEdits(
      root.text(),
      edits.map(edit => ({ ...edit, text: inStyle(edit.text, style) })),
    )
    project.files.set(file, changeImports(file, tidyLists(changed), { add: imports }))
  })
}

/** Fields of the result with their uses: `publicKey` of a pattern, and `wallet.publicKey`. */
function listFields(name: Node, block: Node): [field: string, uses: Node[]][] {
  if (name.kind() === 'object_pattern')
    return readPattern(name).map(([field, variable]) => [
      field,
      findUses(block, variable).filter(use => !closest(use, node => node.id() === name.id())),
    ])
  const fields = new Map<string, Node[]>()
  for (const use of findUses(block, name.text())) {
    const member = use.parent()
    if (use.id() === name.id() || member?.kind() !== 'member_expression') continue
    const field = member.field('property')?.text() ?? ''
    fields.set(field, [...(fields.get(field) ?? []), member])
  }
  return [...fields]
}

/** Returns the edits, or undefined if the field has no counterpart. */
function moveField(field: string, uses: readonly Node[], hooks: Hooks): Edit[] | undefined {
  const need = (from: string, name: string, statement: string) => {
    hooks.statements.add(statement)
    hooks.imports[from] = [...new Set([...(hooks.imports[from] ?? []), name])]
  }
  if (field === 'publicKey' || field === 'sendTransaction' || signing.has(field)) {
    need('@latchkit/adapter-solana/web3js', 'useSolanaProvider', 'const { provider } = useSolanaProvider()')
    return uses.map(use => moveProviderField(field, use))
  }
  if (field === 'connected')
    need('@latchkit/react', 'useAccount', 'const { isConnected: connected } = useAccount()')
  else if (field === 'connecting') {
    need('@latchkit/react', 'useAccount', 'const { status } = useAccount()')
    return uses.map(use => replace(use, `status === 'connecting'`))
  } else if (field === 'disconnect')
    need('@latchkit/react', 'useDisconnect', 'const disconnect = useDisconnect()')
  else if (field === 'wallet') {
    need('@latchkit/react', 'useWalletInfo', 'const wallet = useWalletInfo()')
    return uses.map(use => moveWalletUse(use))
  } else return undefined
  return uses.map(use => replace(use, field))
}

function moveProviderField(field: string, use: Node): Edit {
  const guard = isGuarded(use) ? '' : '?'
  const parent = use.parent()
  if (field === 'publicKey') {
    if (parent?.kind() === 'array') return replace(use, 'provider')
    if (isCondition(use)) return replace(use, 'provider')
    if (parent?.kind() === 'member_expression' && /^\w+\?\./.test(parent.text()))
      return { ...replace(use, 'provider?.publicKey.'), end: use.range().end.index + 2 }
    return replace(
      use,
      use.kind() === 'shorthand_property_identifier'
        ? `publicKey: provider${guard}.publicKey`
        : `provider${guard}.publicKey`,
    )
  }
  if (parent?.kind() === 'array') return replace(use, 'provider')
  if (field === 'sendTransaction') {
    if (isCondition(use)) return replace(use, 'provider')
    const [transaction, , options] = parent?.kind() === 'call_expression' ? readArguments(parent) : []
    const method = `provider${guard}.signAndSendTransaction`
    if (!parent || !transaction) return replace(use, method)
    return replace(
      parent,
      `${method}(${[transaction, options].flatMap(node => node?.text() ?? []).join(', ')})`,
    )
  }
  return replace(use, isCondition(use) ? `provider?.supports('${field}')` : `provider${guard}.${field}`)
}

/** `wallet.adapter.name` is `wallet.name`. */
function moveWalletUse(use: Node): Edit {
  const adapter = use.parent()
  const isAdapter = adapter?.kind() === 'member_expression' && adapter.field('property')?.text() === 'adapter'
  if (!isAdapter) return replace(use, 'wallet')
  // `wallet.adapter?.name` has its own question mark.
  return replace(
    adapter,
    /^\s*\?\./.test(adapter.parent()?.text().slice(adapter.text().length) ?? '') ? 'wallet' : 'wallet?',
  )
}

/** Lists of dependencies name the provider once. */
function tidyLists(text: string): string {
  return text.replaceAll(/\[([\w, ]*\bprovider\b[\w, ]*)\]/g, (whole, names: string) => {
    const list = listDependency(names)
    return list.length === names.split(',').length ? whole : `[${list.join(', ')}]`
  })
}
