import type { WalletGroupOption } from '../features/wallets/options.js'
import type { ConfigCheck } from '../types/feature.js'
import type { ClientConfig, Features } from './config.js'

/** Every option. The types keep the list complete. */
const optionNames = {
  metadata: true,
  networks: true,
  adapters: true,
  features: true,
  storage: true,
  storageKey: true,
  platform: true,
  currency: true,
  logLevel: true,
  defaultNetwork: true,
  defaultAccountTypes: true,
  reconnect: true,
  autoConnect: true,
  injected: true,
  eip6963: true,
  termsConditionsUrl: true,
  privacyPolicyUrl: true,
  customRpcUrls: true,
  mobileFullScreen: true,
  modalSize: true,
  networkSwitch: true,
  allowUnsupportedNetwork: true,
  walletConnect: true,
  secureFrame: true,
  gateway: true,
  tokens: true,
  names: true,
  siwx: true,
  analytics: true,
  includeWalletIds: true,
  excludeWalletIds: true,
  featuredWalletIds: true,
  customWallets: true,
  allWallets: true,
  connectorImages: true,
  preferUniversalLinks: true,
  walletGroups: true,
} satisfies Record<keyof ClientConfig, true>

const flagNames = {
  legalCheckbox: true,
  connectMethodsOrder: true,
  collapseWallets: true,
  connectorTypeOrder: true,
  swaps: true,
  onramp: true,
  receive: true,
  send: true,
  email: true,
  socials: true,
  history: true,
  smartSessions: true,
  walletActionsOrder: true,
} satisfies Record<keyof Features, true>

/** Names of the options of a package that wraps `createClient`. */
export type OwnOptions = { readonly [option: string]: true }

/**
 * Reports unknown option names, and the values of options that only change the display. They cannot break an app, so this
 * runs in development only: bundlers of apps remove it from production builds.
 */
export function checkOptions(config: ClientConfig, { need, list }: ConfigCheck, own: OwnOptions): void {
  for (const option of Object.keys(config))
    need(
      option in optionNames || option in own,
      `${option}: is not an option; remove it or check its spelling`,
    )
  for (const flag of Object.keys(config.features ?? {}))
    need(flag in flagNames, `features.${flag}: is not a feature; remove it or check its spelling`)
  for (const option of [
    'injected',
    'eip6963',
    'networkSwitch',
    'allowUnsupportedNetwork',
    'mobileFullScreen',
    'preferUniversalLinks',
  ] as const)
    need(['boolean', 'undefined'].includes(typeof config[option]), `${option}: pass true or false`)
  for (const [index, id] of list('autoConnect', config.autoConnect).entries())
    need(typeof id === 'string', `autoConnect[${index}]: pass the id of a connector, such as 'safe'`)
  const groups = ['recent', 'installed', 'featured', 'custom', 'walletConnect', 'other']
  for (const group of list('features.connectorTypeOrder', config.features?.connectorTypeOrder))
    need(
      groups.includes(group),
      `features.connectorTypeOrder: "${group}" must be one of ${groups.join(', ')}`,
    )
  const { customRpcUrls = {} } = config
  const lists = customRpcUrls instanceof Map ? customRpcUrls : Object.entries(customRpcUrls)
  for (const [network, endpoints] of lists)
    for (const [index, endpoint] of [endpoints ?? []].flat().entries()) {
      if (typeof endpoint !== 'object' || !endpoint) continue
      const path = `customRpcUrls["${typeof network === 'object' ? network.id : network}"][${index}]`
      const { headers = {}, batch = false, timeout = 1 } = endpoint
      need(
        Object.values(headers).every(value => typeof value === 'string'),
        `${path}.headers: pass texts by name`,
      )
      need(
        batch === false || (Number.isInteger(batch) && batch > 0),
        `${path}.batch: pass a number, or false`,
      )
      need(timeout > 0, `${path}.timeout: pass milliseconds`)
    }
  const { allWallets = 'show', modalSize = 'regular', connectorImages = {}, tokens = {} } = config
  const { walletGroups = false } = config
  need(
    typeof walletGroups === 'boolean' || (Array.isArray(walletGroups) && walletGroups.every(isGroup)),
    'walletGroups: pass true, or a list of { title, walletIds }',
  )
  need(['show', 'hide', 'only-mobile'].includes(allWallets), 'allWallets: pass show, hide or only-mobile')
  need(['regular', 'compact'].includes(modalSize), 'modalSize: pass regular or compact')
  for (const [id, image] of Object.entries(connectorImages))
    need(isImage(image), `connectorImages["${id}"]: pass the URL of an image`)
  for (const [id, token] of Object.entries(tokens)) {
    // Not whether the network is listed: it may be added later.
    need(/^(\d+|[a-z\d]+:.+)$/.test(id), `tokens["${id}"]: is no CAIP-2 id and no number`)
    need(
      typeof token?.address === 'string' && ['string', 'undefined'].includes(typeof token.symbol),
      `tokens["${id}"]: pass { address, symbol?, image? }`,
    )
    need(
      token?.image === undefined || isImage(token.image),
      `tokens["${id}"].image: pass the URL of an image`,
    )
  }
}

function isGroup(group: WalletGroupOption | undefined): boolean {
  return typeof group?.title === 'string' && Array.isArray(group.walletIds)
}

function isImage(value: unknown): boolean {
  return typeof value === 'string' && /^(https?:\/|data:image\/|\.?\/)/.test(value)
}
