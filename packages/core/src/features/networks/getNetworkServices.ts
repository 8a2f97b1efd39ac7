import type { Network, NetworkServices } from '../../types/network.js'
import { getNamespaceSupport } from './support.js'

/**
 * What is offered on a network, given a gateway that serves it: what the app says in `services`, else what is offered on
 * the namespace. Names are for eip155 networks that are no testnets.
 *
 * @example
 * getNetworkServices(defineNetwork(mainnet)).swaps // true
 */
export function getNetworkServices(
  network: Pick<Network, 'caipNetworkId' | 'chainNamespace' | 'testnet' | 'services'>,
): { readonly [service in keyof NetworkServices]-?: boolean } {
  const { caipNetworkId, chainNamespace, testnet, services = {} } = network
  const support = getNamespaceSupport(chainNamespace)
  return {
    swaps: services.swaps ?? support.swap.includes(caipNetworkId),
    onramp: services.onramp ?? support.onramp,
    names: support.names && (services.names ?? !testnet),
  }
}
