'use client'
import type { CaipNetworkId, Network } from '@latchkit/core'
import { networkAtom, networksAtom } from '@latchkit/core/networks'
import { useAtomValue } from './useAtomValue.js'
import { type UseSwitchNetworkReturnType, useSwitchNetwork } from './useSwitchNetwork.js'

/** The current network, and a function that changes it. */
export type UseNetworkReturnType = {
  /** Undefined while the wallet is on a network that the app does not list. */
  readonly network: Network | undefined
  /** CAIP-2, as `eip155:1`. */
  readonly caipNetworkId: CaipNetworkId | undefined
  /** The id as the chain family writes it: a number for eip155. */
  readonly chainId: number | string | undefined
  readonly isSupported: boolean
  readonly networks: readonly Network[]
  /**
   * Asks the connected wallet to switch to a CAIP-2 id, eip155 number or network object; without one the choice is remembered. Has `isPending`, `error` and `reset`.
   *
   * @throws NetworkNotFoundError `networks/not-found`, and an alert says so
   * @throws UserRejectedError `rpc/user-rejected`
   */
  readonly switchNetwork: UseSwitchNetworkReturnType
}

/**
 * The current network, the ones of the app, and the way between them.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { network, switchNetwork } = useNetwork()
 * await switchNetwork(base)
 */
export function useNetwork(): UseNetworkReturnType {
  const { network, caipNetworkId, isSupported } = useAtomValue(networkAtom)
  const networks = useAtomValue(networksAtom)
  const switchNetwork = useSwitchNetwork()
  const reference = caipNetworkId?.slice(caipNetworkId.indexOf(':') + 1)
  const numeric = caipNetworkId?.startsWith('eip155:') ? Number(reference) : reference
  return {
    network,
    caipNetworkId,
    chainId: network?.id ?? numeric,
    isSupported,
    networks,
    switchNetwork,
  }
}
