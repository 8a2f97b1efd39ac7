import { allowsUnsupportedAtom } from '../../client/atoms.js'
import { getInternals, getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Feature } from '../../types/feature.js'
import type { Namespace } from '../../types/namespace.js'
import type { Network } from '../../types/network.js'
import type { NetworksOptions } from './options.js'
import { chosenNetworksAtom, networksAtom } from './start/atoms.js'
import { defineNetwork, networkId } from './start/defineNetwork.js'
import { validateNetwork } from './start/validateNetwork.js'

/** The slot of networks. */
export const networks = {
  defaults: { customRpcUrls: config => Object.fromEntries(urlsById(config)) },
  validate(config, { need }) {
    const given = Array.isArray(config.networks) ? config.networks : []
    need(
      given.length > 0,
      'networks: pass at least one network, such as `mainnet` from @latchkit/core/networks',
    )
    const ids = new Set<string>()
    for (const [index, network] of given.entries()) {
      const path = `networks[${index}]`
      const problem = validateNetwork(network, path)
      const id = problem ? '' : networkId(network)
      need(!problem, `${problem?.path} ${problem?.reason}`)
      need(problem || !ids.has(id), `${path}: ${id} is listed twice; keep one`)
      ids.add(id)
    }
    return () => {
      for (const [id, urls] of urlsById(config)) {
        need(ids.has(id), `customRpcUrls["${id}"]: is not one of \`networks\``)
        need(
          Array.isArray(urls) && urls.length > 0 && urls.every(url => URL.canParse(url?.url ?? url)),
          `customRpcUrls["${id}"]: pass a list of full URLs`,
        )
      }
    }
  },
  initialize(client) {
    const { networks, customRpcUrls, allowUnsupportedNetwork } = client.config
    const store = getStore(client)
    store.set(allowsUnsupportedAtom, allowUnsupportedNetwork)
    store.set(
      networksAtom,
      networks.map(input => defineNetwork(input, { customRpcUrls: customRpcUrls[networkId(input)] })),
    )
  },
  // Not when the client is created, so that the first render on the server and in the browser agree.
  start(client) {
    const chosen = client.adapters.flatMap(({ namespace }) => chosenNetwork(client, namespace) ?? [])
    const ids = chosen.map(({ chainNamespace, caipNetworkId }) => [chainNamespace, caipNetworkId])
    const store = getStore(client)
    store.set(chosenNetworksAtom, { ...store.get(chosenNetworksAtom), ...Object.fromEntries(ids) })
  },
  context: (client, namespace) => ({ networks: networksOf(client, namespace) }),
  adapterStarted(client, adapter) {
    const network = chosenNetwork(client, adapter.namespace)
    if (network) adapter.selectNetwork?.({ network })
  },
} satisfies Feature

/** The entries of `customRpcUrls`, with CAIP-2 ids. */
function urlsById({ customRpcUrls = {} }: NetworksOptions) {
  const entries = customRpcUrls instanceof Map ? customRpcUrls : Object.entries(customRpcUrls)
  return Array.from(entries, ([network, urls]) => [networkId(network), urls] as const)
}

function networksOf(client: Client, namespace: Namespace): readonly Network[] {
  return getStore(client)
    .get(networksAtom)
    .filter(({ chainNamespace }) => chainNamespace === namespace)
}

/**
 * The network that the user chose before, else the app's `defaultNetwork`; undefined leaves the choice to the adapter.
 */
function chosenNetwork(client: Client, namespace: Namespace): Network | undefined {
  const remembered = client.storage.get(`${client.config.storageKey}.network.${namespace}`)
  const wanted = getInternals(client).given.defaultNetwork && client.config.defaultNetwork
  const own = networksOf(client, namespace)
  const find = (id: unknown) => own.find(({ caipNetworkId }) => caipNetworkId === id)
  return find(remembered) ?? find(wanted)
}
