import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Feature } from '../../types/feature.js'
import { chosenNetworksAtom, networksAtom } from '../networks/start/atoms.js'
import { networkId } from '../networks/start/defineNetwork.js'
import { applySnapshot } from './start/applySnapshot.js'
import { chosenNamespaceAtom } from './start/atoms.js'
import { defaultAccountTypes } from './start/getPreferredAccountType.js'
import { importWithRetry } from './start/importWithRetry.js'
import { pendingConnects } from './start/pendingConnects.js'

/** The slot of connections. */
export const connection = {
  defaults: {
    defaultNetwork: ({ networks: [first], defaultNetwork }) => networkId(defaultNetwork ?? first),
    defaultAccountTypes,
    reconnect: true,
    features: { legalCheckbox: false, connectMethodsOrder: ['email', 'social', 'wallet'] },
  },
  validate(config, { need, list, url }) {
    const seen = new Set<string>()
    for (const [index, adapter] of list('adapters', config.adapters).entries()) {
      const path = `adapters[${index}]`
      const namespace = adapter?.namespace
      need(typeof adapter?.start === 'function', `${path}: pass an adapter, such as \`wagmiAdapter()\``)
      need(
        Object.hasOwn(defaultAccountTypes, namespace),
        `${path}.namespace: must be one of ${Object.keys(defaultAccountTypes).join(', ')}`,
      )
      need(!seen.has(namespace), `${path}: a second adapter for ${namespace}; keep one per namespace`)
      seen.add(namespace)
    }
    const { networks, defaultNetwork } = config
    const wanted = defaultNetwork && networkId(defaultNetwork)
    need(
      !wanted || [networks].flat().some(network => network && networkId(network) === wanted),
      `defaultNetwork: ${wanted} is not one of \`networks\``,
    )
    return () => {
      for (const option of ['termsConditionsUrl', 'privacyPolicyUrl'] as const)
        url(option, config[option], 'http')
      need(
        !config.features?.legalCheckbox || config.termsConditionsUrl || config.privacyPolicyUrl,
        'features.legalCheckbox: pass `termsConditionsUrl` or `privacyPolicyUrl`',
      )
    }
  },
  diagnose: ({ adapters, store }) =>
    [...new Set(store.get(networksAtom).map(({ chainNamespace }) => chainNamespace))]
      .filter(namespace => !adapters.some(adapter => adapter.namespace === namespace))
      .map(namespace => ({
        subject: `networks.${namespace}`,
        reason: 'no adapter of this namespace was given',
      })),
  // Known on the server too, so that the first render may show it; the remembered value follows at start.
  initialize(client) {
    const store = getStore(client)
    const { defaultNetwork } = client.config
    const network = store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === defaultNetwork)
    if (!network) return
    const namespace = network.chainNamespace
    store.set(chosenNetworksAtom, { [namespace]: network.caipNetworkId })
    if (client.adapters.some(adapter => adapter.namespace === namespace))
      store.set(chosenNamespaceAtom, namespace)
  },
  start(client) {
    restoreNamespace(client)
    if (!client.config.autoConnect) return undefined
    const controller = new AbortController()
    importWithRetry(() => import('./lazy/autoConnect.js')).then(
      ({ autoConnect }) => autoConnect(client, controller.signal),
      cause => client.logger.warn('no wallet was connected by itself', { cause }),
    )
    return () => controller.abort()
  },
  context: (client, namespace) => ({
    attempts: pendingConnects(client, namespace),
    emit: snapshot => applySnapshot(client, namespace, snapshot),
  }),
} satisfies Feature

/** Reads the namespace that was chosen last from storage. */
export function restoreNamespace(client: Client): void {
  const active = client.storage.get(`${client.config.storageKey}.activeNamespace`)
  const adapter = client.adapters.find(({ namespace }) => namespace === active)
  if (adapter) getStore(client).set(chosenNamespaceAtom, adapter.namespace)
}
