import {
  applyEdits,
  closest,
  type Edit,
  findCalls,
  findUses,
  type Node,
  replace,
} from '../../source/source.js'
import { forFilesWith, type Project } from '../project/project.js'
import { changeImports, localName } from '../source/imports.js'
import { readPattern } from '../source/patterns.js'

const module = '@solana/wallet-adapter-react'

/** `useConnection` and `useAnchorWallet`. */
export function moveHooks(project: Project): void {
  forFilesWith(project, '@solana/wallet-adapter-', (file, root) => {
    const add: Record<string, string[]> = {}
    const need = (from: string, name: string) => {
      add[from] = [...new Set([...(add[from] ?? []), name])]
    }
    const edits: Edit[] = []
    for (const call of callsOf(root, module, 'useConnection')) {
      need('@latchkit/adapter-solana/web3js', 'useSolanaConnection')
      edits.push(replace(call, 'useSolanaConnection()'), ...guardConnection(call))
    }
    for (const call of callsOf(root, module, 'useAnchorWallet')) {
      const name = call.parent()?.field('name')
      if (name?.kind() !== 'identifier') continue
      need('@latchkit/adapter-solana/web3js', 'useSolanaProvider')
      edits.push(replace(name, `{ provider: ${name.text()} }`), replace(call, 'useSolanaProvider()'))
    }
    if (edits.length > 0)
      project.files.set(file, changeImports(file, applyEdits(root.text(), edits), { add }))
  })
}

function callsOf(root: Node, from: string, name: string): Node[] {
  const local = localName(root, from, name)
  return local === undefined ? [] : findCalls(root, local)
}

/** The connection is undefined until web3.js has loaded: a function that leaves without a wallet leaves without it too. */
function guardConnection(call: Node): Edit[] {
  const block = closest(call, node => node.kind() === 'statement_block')
  const pattern = call.parent()?.field('name')
  const [, variable = 'connection'] = pattern
    ? (readPattern(pattern).find(([name]) => name === 'connection') ?? [])
    : []
  if (!block) return []
  const guarded = new Map<number, Edit>()
  const edits = findUses(block, variable).flatMap((use): Edit[] => {
    const member = use.parent()
    if (member?.kind() !== 'member_expression' || member.field('object')?.id() !== use.id()) return []
    const around = closest(use, node => /function/.test(String(node.kind())))
    const guard = around?.findAll({ rule: { kind: 'if_statement' } }).find(isWalletGuard)
    const condition = guard?.field('condition')
    if (!condition || condition.range().start.index > use.range().start.index)
      return [replace(use, `${variable}?`)]
    const inner = condition.text().slice(1, -1)
    if (!new RegExp(`!${variable}\\b`).test(inner))
      guarded.set(condition.id(), replace(condition, `(${inner} || !${variable})`))
    return []
  })
  return [...edits, ...guarded.values()]
}

/** `if (!provider) throw …` or `return`. */
function isWalletGuard(node: Node): boolean {
  return (
    /^\((?:!provider\b|!connection\b)/.test(node.field('condition')?.text() ?? '') &&
    /\b(?:return|throw)\b/.test(node.field('consequence')?.text() ?? '')
  )
}
