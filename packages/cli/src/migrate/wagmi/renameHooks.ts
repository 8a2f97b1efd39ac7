import {
  applyEdits,
  closest,
  type Edit,
  findCalls,
  indentOf,
  type Node,
  replace,
} from '../../source/source.js'
import { inStyle, readStyle } from '../../source/style.js'
import { forFilesWith, type Project } from '../project/project.js'
import { changeImports, readImports } from '../source/imports.js'
import { type MovedNames, moveImports } from '../source/moveImports.js'
import { readPattern } from '../source/patterns.js'

const account = ['useAccount', 'useAccountEffect', 'useSwitchAccount'] as const
const actions = ['getAccount', 'watchAccount', 'switchAccount'] as const
const types = ['Parameters', 'ReturnType'].flatMap(end => [`UseAccount${end}`, `UseSwitchAccount${end}`])

/** wagmi 3 calls an account of a wallet a connection. */
const renamed = Object.fromEntries(
  [...account, ...types, ...actions].map(name => [name, name.replace('Account', 'Connection')]),
)

const moved: MovedNames = Object.fromEntries(
  ['wagmi', 'wagmi/actions', '@wagmi/core'].map(module => [
    module,
    Object.fromEntries(Object.entries(renamed).map(([name, next]) => [name, [module, next]] as const)),
  ]),
)

/** Hooks that return a mutation of TanStack Query, by the name that wagmi 2 gives to `mutate`. */
const mutations: Record<string, string> = {
  useConnect: 'connect',
  useDeployContract: 'deployContract',
  useDisconnect: 'disconnect',
  useReconnect: 'reconnect',
  useSendCalls: 'sendCalls',
  useSendTransaction: 'sendTransaction',
  useShowCallsStatus: 'showCallsStatus',
  useSignMessage: 'signMessage',
  useSignTypedData: 'signTypedData',
  useSwitchAccount: 'switchAccount',
  useSwitchChain: 'switchChain',
  useSwitchConnection: 'switchAccount',
  useWatchAsset: 'watchAsset',
  useWriteContract: 'writeContract',
}

/** Lists that these hooks also return in wagmi 2, with the hook that has them in wagmi 3. */
const lists: Record<string, readonly [field: string, hook: string, rest?: string]> = {
  useConnect: ['connectors', 'useConnectors'],
  useReconnect: ['connectors', 'useConnectors'],
  useDisconnect: ['connectors', 'useConnections', '.map(({ connector }) => connector)'],
  useSwitchAccount: ['connectors', 'useConnections', '.map(({ connector }) => connector)'],
  useSwitchChain: ['chains', 'useChains'],
}

/** Gives the hooks and actions of wagmi their names of version 3. */
export function renameHooks(project: Project): void {
  forFilesWith(project, 'wagmi', (file, root) => {
    const { semicolon } = readStyle(root.text())
    const added = new Set<string>()
    const edits = readImports(root)
      .filter(({ module, name }) => module === 'wagmi' && mutations[name])
      .flatMap(({ name, local }) =>
        findCalls(root, local).flatMap(call => renameResult(call, name, added, semicolon)),
      )
    if (edits.length === 0) return
    const style = readStyle(root.text())
    const text = applyEdits(
      root.text(),
      edits.map(edit => ({ ...edit, text: inStyle(edit.text, style) })),
    )
    project.files.set(file, changeImports(file, text, { add: { wagmi: [...added] } }))
  })
  moveImports(project, moved)
}

/** `const { connect, connectors } = useConnect()` becomes `const { mutate: connect } = useConnect()` and a line for the list. */
function renameResult(call: Node, hookName: string, added: Set<string>, semicolon: string): Edit[] {
  const pattern = call.parent()?.field('name')
  const statement = closest(call, node => node.kind() === 'lexical_declaration')
  if (pattern?.kind() !== 'object_pattern' || !statement || pattern.text().includes('=')) return []
  const entries = readPattern(pattern)
  const method = mutations[hookName] ?? ''
  const [field, hook = '', rest = ''] = lists[hookName] ?? []
  const kept = entries.filter(([name]) => name !== field)
  const names = kept.map(([name, variable]) => {
    const next = name === method ? 'mutate' : name === `${method}Async` ? 'mutateAsync' : name
    return next === variable ? next : `${next}: ${variable}`
  })
  const lines = entries.flatMap(([name, variable]) => {
    if (name !== field) return []
    added.add(hook)
    return [`const ${variable} = ${hook}()${rest}${semicolon}`]
  })
  const end = statement.range().end.index
  const indent = indentOf(statement)
  const more = lines.map(line => `\n${indent}${line}`).join('')
  if (kept.length === 0) return [replace(statement, lines.join(`\n${indent}`))]
  return [replace(pattern, `{ ${names.join(', ')} }`), { start: end, end, text: more }]
}
