import type { AccountType } from '../../types/connection.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import type { Network, NetworkServices } from '../../types/network.js'
import { defaultAccountTypes } from '../connection/start/getPreferredAccountType.js'

/** Features of Latchkit on the chains of a namespace, given an adapter and the required services. */
export type NamespaceSupport = {
  readonly balance: boolean
  readonly activity: boolean
  readonly onramp: boolean
  readonly names: boolean
  readonly send: boolean
  /** The networks on which tokens can be swapped. */
  readonly swap: readonly CaipNetworkId[]
  /** Whether the embedded wallet has accounts here. */
  readonly auth: boolean
  /** Paths of the explorers of the namespace, as in EIP-3091 for eip155. */
  readonly explorerPaths: { readonly address: string; readonly transaction: string }
  readonly accountTypes: readonly AccountType[]
  readonly defaultAccountType: AccountType
}

const swapNetworks = [1, 10, 56, 100, 137, 250, 324, 8453, 8217, 42161, 43114, 1313161554] as const

/**
 * Returns the features of a namespace. The user interface reads this and the adapter; it never compares names of chains.
 *
 * @example
 * getNamespaceSupport('solana').onramp // true
 */
export function getNamespaceSupport(namespace: Namespace): NamespaceSupport {
  const eip155 = namespace === 'eip155'
  const both = eip155 || namespace === 'solana'
  return {
    balance: both,
    activity: both,
    onramp: both,
    names: eip155,
    send: both,
    swap: eip155 ? swapNetworks.map(id => `eip155:${id}` as const) : [],
    auth: both,
    explorerPaths: { address: namespace === 'solana' ? 'account' : 'address', transaction: 'tx' },
    accountTypes:
      namespace === 'bip122' ? ['payment', 'ordinal', 'stx'] : eip155 ? ['eoa', 'smartAccount'] : ['eoa'],
    defaultAccountType: defaultAccountTypes[namespace],
  }
}

/**
 * Returns the services of a network, given a gateway that serves it: those that the app sets in `services`, else those of
 * the namespace. Names are for eip155 networks that are not testnets.
 *
 * @example
 * getNetworkServices(defineNetwork(mainnet)).swaps // true
 */
export function getNetworkServices(
  network: Pick<Network, 'caipNetworkId' | 'chainNamespace' | 'testnet' | 'services'>,
): { readonly [service in Exclude<keyof NetworkServices, 'swapRouters'>]-?: boolean } {
  const { caipNetworkId, chainNamespace, testnet, services = {} } = network
  const support = getNamespaceSupport(chainNamespace)
  return {
    swaps: services.swaps ?? support.swap.includes(caipNetworkId),
    onramp: services.onramp ?? support.onramp,
    names: support.names && (services.names ?? !testnet),
  }
}
