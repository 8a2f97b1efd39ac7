import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import { allowsUnsupportedAtom } from '../../../client/atoms.js'
import type { CaipNetworkId, Namespace } from '../../../types/namespace.js'
import type { Network } from '../../../types/network.js'
import { accountsAtom, activeNamespaceAtom } from '../../connection/start/atoms.js'

/** Every network of the client, in the order of the config. */
export const networksAtom: PrimitiveAtom<readonly Network[]> = /*#__PURE__*/ atom<readonly Network[]>([])

/** The chosen network of each namespace, which is shown while not connected. */
export const chosenNetworksAtom: PrimitiveAtom<{ readonly [namespace in Namespace]?: CaipNetworkId }> =
  /*#__PURE__*/ atom({})

/** Current network of a namespace. */
export type NetworkState = {
  /** CAIP-2 id of the wallet's network; of the chosen network while not connected. */
  readonly caipNetworkId: CaipNetworkId | undefined
  /** The network, if the client lists it. */
  readonly network: Network | undefined
  /** False if a wallet is connected on a network that the client does not list, unless `allowUnsupportedNetwork` allows it. */
  readonly isSupported: boolean
}

/** Networks of the connected wallets, joined to a string, so that a change of accounts does not recompute derived atoms. */
const walletNetworksAtom = /*#__PURE__*/ atom(get =>
  Object.values(get(accountsAtom))
    .map(({ caipNetworkId }) => caipNetworkId)
    .join(' '),
)

/** Current network by namespace. */
export const networkStatesAtom: Atom<{ readonly [namespace in Namespace]?: NetworkState }> =
  /*#__PURE__*/ atom(get => {
    const networks = get(networksAtom)
    const connected = get(walletNetworksAtom).split(' ')
    const chosen = get(chosenNetworksAtom)
    const found = new Set(networks.map(network => network.chainNamespace))
    return Object.fromEntries(
      [...found].map(namespace => {
        const own = connected.find(id => id.startsWith(`${namespace}:`)) as CaipNetworkId | undefined
        const wanted = own ?? chosen[namespace]
        const known = networks.find(({ caipNetworkId }) => caipNetworkId === wanted)
        const first = networks.find(({ chainNamespace }) => chainNamespace === namespace)
        const network = known ?? (own ? undefined : first)
        const state: NetworkState = {
          caipNetworkId: network?.caipNetworkId ?? wanted,
          network,
          isSupported: !own || known !== undefined || get(allowsUnsupportedAtom) === true,
        }
        return [namespace, state]
      }),
    )
  })

/** Current network of the active namespace. */
export const networkAtom: Atom<NetworkState> = /*#__PURE__*/ atom(get => {
  const namespace = get(activeNamespaceAtom) ?? get(networksAtom)[0]?.chainNamespace
  const state = namespace && get(networkStatesAtom)[namespace]
  return state ?? { caipNetworkId: undefined, network: undefined, isSupported: true }
})
