import { validateNetwork } from '../features/networks/validateNetwork.js'
import type { ClientConfig } from '../types/config.js'
import { namespaces } from '../types/namespace.js'
import { ConfigInvalidError } from './errors.js'
import { defaultFeatures } from './resolveConfig.js'

const known = [
  'metadata',
  'networks',
  'adapters',
  'defaultNetwork',
  'walletConnect',
  'gateway',
  'siwx',
  'analytics',
  'customRpcUrls',
  'features',
  'includeWalletIds',
  'excludeWalletIds',
  'featuredWalletIds',
  'customWallets',
  'termsConditionsUrl',
  'privacyPolicyUrl',
  'defaultAccountTypes',
  'reconnect',
  'storage',
  'storageKey',
  'platform',
  'logLevel',
]

/**
 * Checks a config and names every mistake with its path and what to do.
 *
 * @throws ConfigInvalidError `config/invalid`
 */
export function validateConfig(config: ClientConfig): void {
  const problems: string[] = []
  const need = (ok: unknown, problem: string) => {
    if (!ok) problems.push(problem)
  }
  if (typeof config !== 'object' || config === null)
    throw new ConfigInvalidError({ problems: ['config: pass an object with `metadata` and `networks`'] })
  for (const key of Object.keys(config))
    need(known.includes(key), `${key}: is not an option; remove it or check its spelling`)
  need(
    typeof config.metadata?.name === 'string' && config.metadata.name !== '',
    "metadata.name: pass the app's name, wallets show it",
  )
  if (!Array.isArray(config.networks) || config.networks.length === 0)
    problems.push('networks: pass at least one network, such as `mainnet` from @latchkit/core/networks')
  const ids = new Set<string>()
  for (const [index, network] of (Array.isArray(config.networks) ? config.networks : []).entries()) {
    const problem = validateNetwork(network, `networks[${index}]`)
    if (problem) {
      problems.push(problem.shortMessage)
      continue
    }
    const id = `${network.chainNamespace ?? 'eip155'}:${network.id}`
    need(!ids.has(id), `networks[${index}]: ${id} is listed twice; keep one`)
    ids.add(id)
  }
  const list = <item>(key: string, value: readonly item[] | undefined): readonly item[] => {
    need(value === undefined || Array.isArray(value), `${key}: pass a list`)
    return Array.isArray(value) ? value : []
  }
  for (const key of ['includeWalletIds', 'excludeWalletIds', 'featuredWalletIds'] as const)
    list(key, config[key])
  const seen = new Set<string>()
  for (const [index, adapter] of list('adapters', config.adapters).entries()) {
    const at = `adapters[${index}]`
    need(typeof adapter?.start === 'function', `${at}: pass an adapter, such as \`wagmiAdapter()\``)
    need(namespaces.includes(adapter?.namespace), `${at}.namespace: must be one of ${namespaces.join(', ')}`)
    need(
      !seen.has(adapter?.namespace),
      `${at}: a second adapter for ${adapter?.namespace}; keep one per namespace`,
    )
    seen.add(adapter?.namespace)
  }
  if (config.defaultNetwork !== undefined)
    need(
      ids.has(config.defaultNetwork),
      `defaultNetwork: ${config.defaultNetwork} is not one of \`networks\``,
    )
  for (const name of Object.keys(config.features ?? {}))
    need(
      Object.hasOwn(defaultFeatures, name),
      `features.${name}: is not a feature; remove it or check its spelling`,
    )
  for (const [id, urls] of Object.entries(config.customRpcUrls ?? {})) {
    need(ids.has(id), `customRpcUrls["${id}"]: is not one of \`networks\``)
    need(
      Array.isArray(urls) && urls.length > 0 && urls.every(url => URL.canParse(url)),
      `customRpcUrls["${id}"]: pass a list of URLs`,
    )
  }
  const walletIds = new Set<string>()
  for (const [index, wallet] of list('customWallets', config.customWallets).entries()) {
    const at = `customWallets[${index}]`
    need(wallet?.id, `${at}.id: pass an id of your own, stable over releases`)
    need(wallet?.name, `${at}.name: pass the name that people see`)
    need(!walletIds.has(wallet?.id), `${at}.id: "${wallet?.id}" is used twice; keep one`)
    walletIds.add(wallet?.id)
  }
  for (const key of ['termsConditionsUrl', 'privacyPolicyUrl'] as const) {
    const url = config[key]
    need(
      url === undefined || /^https?:\/\//.test(url),
      `${key}: pass a full URL, such as https://example.com/page`,
    )
  }
  const url = (key: string, value: string | undefined, scheme: string) =>
    need(
      value === undefined || (value.startsWith(scheme) && URL.canParse(value)),
      `${key}: pass a full URL${scheme && ` that starts with ${scheme}`}`,
    )
  url('walletConnect.relayUrl', config.walletConnect?.relayUrl, 'ws')
  const { siwx } = config
  if (siwx) {
    const { uri, domain = '', statement = '', expiresIn = 1, adapter } = siwx
    url('siwx.uri', uri, '')
    need(!/[/\s]/.test(domain), 'siwx.domain: pass a host, such as example.com')
    need(!/[\r\n]/.test(statement), 'siwx.statement: must be one line')
    need(expiresIn > 0, 'siwx.expiresIn: pass milliseconds')
    need(!adapter || adapter.getNonce, 'siwx.adapter: pass an adapter, such as `createNextAuthSiwx()`')
  }
  if (typeof config.analytics === 'object') url('analytics.url', config.analytics.url, 'http')
  if (config.gateway) url('gateway.url', config.gateway.url ?? '', 'http')
  need(
    !config.features?.legalCheckbox || config.termsConditionsUrl || config.privacyPolicyUrl,
    'features.legalCheckbox: pass `termsConditionsUrl`, `privacyPolicyUrl` or both, there is nothing to accept yet',
  )
  if (problems.length > 0) throw new ConfigInvalidError({ problems })
}
