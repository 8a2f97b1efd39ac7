import { findElements, readAttributes, unwrap } from '../../source/jsx.js'
import { type Node, parse, readArguments } from '../../source/source.js'
import { editFile, type Project } from '../project/project.js'
import { createInstance, findProvider, leaveNotes } from '../provider/moveProvider.js'
import { nameApp, needImport, type Options } from '../provider/options.js'
import type { ProviderProps } from '../provider/types.js'
import { usesLocal } from '../source/functions.js'
import { localName } from '../source/imports.js'
import { removeUnusedVariables } from '../source/variables.js'

const module = '@solana/wallet-adapter-react'

const networks: Record<string, string> = {
  Mainnet: 'solana',
  Devnet: 'solanaDevnet',
  Testnet: 'solanaTestnet',
  'mainnet-beta': 'solana',
  devnet: 'solanaDevnet',
  testnet: 'solanaTestnet',
}

const caipIds: Record<string, string> = {
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  solanaDevnet: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  solanaTestnet: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

/** Wallets that register themselves by the Wallet Standard, so that they need no adapter. */
const standard =
  /^(?:Phantom|Solflare|Backpack|Coinbase|Trust|Glow|Brave|OKX|Nightly|Exodus|Bitget|Bitkeep|Coin98)Wallet/i

/** `ConnectionProvider`, `WalletProvider` and `WalletModalProvider` become `LatchkitProvider`. */
export function moveProviders(project: Project): void {
  const provider = findProvider(project, {
    module,
    provider: 'WalletProvider',
    resolved: ['wallets', 'onError', 'autoConnect'],
    readProp,
  })
  if (!provider) return
  const { file, props } = provider
  const before = parse(file, project.files.get(file) ?? '')
  readConnection(before, props)
  const network = readNetwork(before)
  const { others } = props.options
  needImport(props.options, '@latchkit/core/networks', network)
  needImport(props.options, '@latchkit/adapter-solana', 'solanaAdapter')
  others.set('networks', `[${network}]`)
  const wallets = others.get('wallets')
  others.delete('wallets')
  if (wallets) needImport(props.options, '@latchkit/adapter-solana/web3js', 'walletAdapters')
  others.set('adapters', `[solanaAdapter(${wallets ? `{ wallets: walletAdapters(${wallets}) }` : ''})]`)
  const endpoint = others.get('endpoint')
  others.delete('endpoint')
  if (endpoint) others.set('customRpcUrls', `{ '${caipIds[network]}': [${endpoint}] }`)
  const autoConnect = others.get('autoConnect')
  if (autoConnect === undefined) others.set('reconnect', 'false')
  others.delete('autoConnect')
  const onError = others.get('onError')
  others.delete('onError')
  if (onError || (autoConnect ?? 'true') !== 'true' || usesSelect(project))
    props.inner = formatWalletProvider(autoConnect, onError)
  nameApp(props.options, project.manifest.name)
  createInstance(project, provider)
  for (const name of ['ConnectionProvider', 'WalletModalProvider'])
    for (const [each] of [...project.files])
      editFile(project, each, root => findElements(root, name).map(unwrap))
  leaveNotes(project, provider)
  project.files.set(file, removeUnusedVariables(file, project.files.get(file) ?? '', before))
}

/** Whether the app lists wallets itself: `select` connects them by the option of `WalletProvider`. */
function usesSelect({ files }: Project): boolean {
  return [...files.values()].some(text => /\buseWallet\b/.test(text) && /\bselect\b/.test(text))
}

/** `WalletProvider` of the drop-in with what it does not ignore. */
function formatWalletProvider(autoConnect: string | undefined, onError: string | undefined) {
  return {
    name: 'WalletProvider',
    attributes: [
      ...(autoConnect === undefined
        ? []
        : [autoConnect === 'true' ? 'autoConnect' : `autoConnect={${autoConnect}}`]),
      ...(onError === undefined ? [] : [`onError={${onError}}`]),
    ],
  }
}

function readProp(
  { name, value, expression }: ReturnType<typeof readAttributes>[number],
  props: ProviderProps,
): void {
  const { others } = props.options
  if (name === 'wallets' && expression) readWallets(expression, props)
  else if (name === 'autoConnect') {
    if (value !== 'false') others.set('autoConnect', value)
  } else if (name === 'localStorageKey') others.set('storageKey', value)
  else if (name === 'onError') props.options.others.set('onError', value)
  else if (name !== 'children') props.notes.push(`${name} of WalletProvider is not migrated.`)
}

/** Keeps the adapters of wallets that do not register themselves, such as a Ledger. */
function readWallets(expression: Node, { options, notes }: ProviderProps): void {
  const list = resolve(expression)
  const adapters = list.findAll({ rule: { kind: 'new_expression' } })
  const kept: string[] = []
  for (const adapter of adapters) {
    const name = adapter.field('constructor')?.text() ?? ''
    if (name === 'WalletConnectWalletAdapter') addWalletConnect(adapter, options, notes)
    else if (!standard.test(name)) {
      kept.push(adapter.text())
      if (usesLocal(adapter)) notes.push(`${name} uses variables of the component: pass it to solanaAdapter.`)
    }
  }
  if (kept.length > 0) options.others.set('wallets', `[${kept.join(', ')}]`)
}

function addWalletConnect(adapter: Node, { others }: Options, notes: string[]): void {
  const projectId = adapter
    .findAll({ rule: { kind: 'pair' } })
    .find(pair => pair.field('key')?.text() === 'projectId')
  if (projectId) others.set('walletConnect', `{ projectId: ${projectId.field('value')?.text()} }`)
  else notes.push('WalletConnect: set walletConnect of createLatchkit.')
}

/** The endpoint, unless it is the public one of the network. */
function readConnection(root: Node, { options, notes }: ProviderProps): void {
  const local = localName(root, module, 'ConnectionProvider')
  const [element] = local === undefined ? [] : findElements(root, local)
  for (const { name, expression } of element ? readAttributes(element) : []) {
    if (name === 'endpoint' && expression) {
      const endpoint = resolve(expression)
      if (!/^clusterApiUrl\(/.test(endpoint.text())) options.others.set('endpoint', endpoint.text())
    } else if (name === 'config')
      notes.push('config of ConnectionProvider: that of @latchkit/adapter-solana/wallet-adapter takes it.')
  }
}

/** The first network that the file names; mainnet if it names none. */
function readNetwork(root: Node): string {
  const found = /WalletAdapterNetwork\.(\w+)|clusterApiUrl\(\s*['"]([\w-]+)['"]/.exec(root.text())
  return networks[found?.[1] ?? found?.[2] ?? ''] ?? 'solana'
}

/** The value of a variable of the file, without `useMemo` around it. */
function resolve(expression: Node): Node {
  if (expression.kind() !== 'identifier') return unwrapMemo(expression)
  const declarator = expression
    .getRoot()
    .root()
    .findAll({ rule: { kind: 'variable_declarator' } })
    .find(node => node.field('name')?.text() === expression.text())
  return unwrapMemo(declarator?.field('value') ?? expression)
}

function unwrapMemo(value: Node): Node {
  if (value.kind() !== 'call_expression' || !/(?:^|\.)useMemo$/.test(value.field('function')?.text() ?? ''))
    return value
  const [create] = readArguments(value)
  const body = create?.field('body')
  const result =
    body?.kind() === 'statement_block' ? body.find({ rule: { kind: 'return_statement' } })?.child(1) : body
  return result ?? value
}
