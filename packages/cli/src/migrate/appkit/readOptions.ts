import type { Node } from '../../source/source.js'
import { nameApp, type Options } from '../provider/options.js'
import { readObject } from '../source/objects.js'

/** Options of `createAppKit` with the same values. */
const same: Record<string, string> = {
  networks: 'networks',
  defaultNetwork: 'defaultNetwork',
  themeMode: 'themeMode',
  featuredWalletIds: 'featuredWalletIds',
  includeWalletIds: 'includeWalletIds',
  excludeWalletIds: 'excludeWalletIds',
  connectorImages: 'connectorImages',
  termsConditionsUrl: 'termsConditionsUrl',
  privacyPolicyUrl: 'privacyPolicyUrl',
  disableAppend: 'disableAppend',
  enableReconnect: 'reconnect',
  enableEIP6963: 'eip6963',
  enableInjected: 'injected',
  enableNetworkSwitch: 'networkSwitch',
  enableMobileFullScreen: 'mobileFullScreen',
  allowUnsupportedChain: 'allowUnsupportedNetwork',
  defaultAccountTypes: 'defaultAccountTypes',
}

/** Options that are not needed: Latchkit does it anyway, or the wallet announces itself. */
const dropped =
  /^(?:adapters|enableWallet\w*|enableCoinbase|enableBaseAccount|coinbasePreference|enableAuthLogger|manualWCControl|basic)$/

const tokens: Record<string, string> = {
  '--w3m-accent': '--lk-accent',
  '--apkt-accent': '--lk-accent',
  '--w3m-font-family': '--lk-font',
  '--apkt-font-family': '--lk-font',
}

const features: ReadonlySet<string> = new Set([
  'email',
  'socials',
  'swaps',
  'onramp',
  'send',
  'history',
  'receive',
  'legalCheckbox',
  'collapseWallets',
  'connectMethodsOrder',
])

/** Reads the parameters of `createAppKit` into options, and returns what to say about the others. */
export function readOptions(
  properties: ReadonlyMap<string, Node>,
  options: Options,
  appName: string | undefined,
): string[] {
  const { others } = options
  const notes: string[] = []
  for (const [name, value] of properties) {
    const option = same[name]
    const text = value.text()
    if (option) others.set(option, text)
    else if (name === 'projectId')
      others.set('walletConnect', text === name ? '{ projectId }' : `{ projectId: ${text} }`)
    else if (name === 'metadata') readMetadata(value, options)
    else if (name === 'debug') others.set('logLevel', `'debug'`)
    else if (name === 'allWallets') others.set('allWallets', text.toLowerCase().replaceAll('_', '-'))
    else if (name === 'themeVariables') readTokens(value, options, notes)
    else if (name === 'features') readFeatures(value, options, notes)
    else if (!dropped.test(name))
      notes.push(`${name} of createAppKit: see the table of options in the guide.`)
  }
  if (!others.has('metadata')) nameApp(options, appName)
  return notes
}

function readMetadata(value: Node, { metadata, others }: Options): void {
  const given = readObject(value)
  for (const [key, node] of given ?? []) metadata.set(key, node.text())
  // A variable is passed as it is.
  if (!given) others.set('metadata', value.text())
}

function readTokens(value: Node, { others }: Options, notes: string[]): void {
  const given = readObject(value)
  const known = [...(given ?? [])].flatMap(([name, node]) =>
    tokens[name] ? [`'${tokens[name]}': ${node.text()}`] : [],
  )
  const unknown = [...(given ?? new Map([['themeVariables', value]])).keys()].filter(
    name => !tokens[name] && !name.endsWith('z-index'),
  )
  if (known.length > 0) others.set('themeVariables', `{ ${known.join(', ')} }`)
  if (unknown.length > 0) notes.push(`${unknown.join(', ')}: set themeVariables of createLatchkit.`)
}

function readFeatures(value: Node, { others }: Options, notes: string[]): void {
  const given = readObject(value)
  if (!given) {
    notes.push('features of createAppKit: see the table of options in the guide.')
    return
  }
  const kept: string[] = []
  for (const [name, node] of given) {
    const text = node.text()
    if (features.has(name)) kept.push(text === name ? name : `${name}: ${text}`)
    else if (name === 'walletFeaturesOrder') kept.push(`walletActionsOrder: ${text}`)
    else if (name === 'emailShowWallets')
      kept.push(`collapseWallets: ${text === 'true' ? 'false' : text === 'false' ? 'true' : `!${text}`}`)
    else if (name !== 'analytics') notes.push(`${name} of features: see the table of options in the guide.`)
    else if (text !== 'false') notes.push('analytics is off: pass the URL of your own sink, or leave it.')
  }
  if (kept.length > 0) others.set('features', `{ ${kept.join(', ')} }`)
  if (kept.some(each => /^(?:email|socials): (?!false)/.test(each)))
    notes.push('e-mail and social login need secureFrame: a site of your own.')
}
