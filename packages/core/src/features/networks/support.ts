import type { AccountType } from '../../types/connection.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import type { Network, NetworkServices } from '../../types/network.js'
import { defaultAccountTypes } from '../connection/start/getPreferredAccountType.js'

/** What Latchkit offers on the chains of one namespace, given an adapter and the services it needs. */
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
  /** How explorers of the namespace name their pages, as EIP-3091 has it for eip155. */
  readonly explorerPaths: { readonly address: string; readonly transaction: string }
  readonly accountTypes: readonly AccountType[]
  readonly defaultAccountType: AccountType
}

const swapNetworks = [1, 10, 56, 100, 137, 250, 324, 8453, 8217, 42161, 43114, 1313161554] as const

/**
 * What is offered in a namespace. The user interface reads this and the adapter; it never compares names of chains.
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
 * What is offered on a network, given a gateway that serves it: what the app says in `services`, else what is offered on
 * the namespace. Names are for eip155 networks that are no testnets.
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
