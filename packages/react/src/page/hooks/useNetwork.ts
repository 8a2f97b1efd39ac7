'use client'
import type { CaipNetworkId, Network } from '@latchkit/core'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom, networksAtom } from '@latchkit/core/networks'
import { walletConnectSessionAtom } from '@latchkit/core/walletconnect'
import { useMemo } from 'react'
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
  /** False on a network that the app does not list, unless `allowUnsupportedNetwork` allows it. */
  readonly isSupported: boolean
  readonly networks: readonly Network[]
  /**
   * Networks on which the WalletConnect session has accounts, including those that the app does not list. Undefined for
   * other wallets, which do not report them, and while disconnected.
   */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  /**
   * Whether the wallet accepts requests to switch to a network outside of `approvedCaipNetworkIds`. False only for a
   * WalletConnect session without a method to switch.
   */
  readonly supportsAllNetworks: boolean
  /**
   * Requests a switch of the connected wallet to a CAIP-2 id, eip155 number or network object; stores the choice while
   * disconnected. Has `isPending`, `error` and `reset`.
   *
   * @throws NetworkNotFoundError `networks/not-found`, also shown as an alert
   * @throws UserRejectedError `rpc/user-rejected`
   */
  readonly switchNetwork: UseSwitchNetworkReturnType
}

/**
 * The current network, the networks of the app, and the action that switches between them.
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
  const approved = useApprovedNetworks()
  const reference = caipNetworkId?.slice(caipNetworkId.indexOf(':') + 1)
  const numeric = caipNetworkId?.startsWith('eip155:') ? Number(reference) : reference
  return {
    network,
    caipNetworkId,
    chainId: network?.id ?? numeric,
    isSupported,
    networks,
    ...approved,
    switchNetwork,
  }
}

function useApprovedNetworks() {
  const { connector } = useAtomValue(accountAtom)
  const session = useAtomValue(walletConnectSessionAtom)
  const { type, namespace } = connector ?? {}
  return useMemo(() => {
    const given = type === 'walletconnect' && session ? Object.values(session.namespaces) : undefined
    // CAIP-10 ids without the address.
    const ids = given?.flatMap(({ accounts }) => accounts.map(id => id.slice(0, id.lastIndexOf(':'))))
    const isOwn = (id: string): id is CaipNetworkId => id.startsWith(`${namespace}:`)
    return {
      approvedCaipNetworkIds: ids && [...new Set(ids)].filter(isOwn),
      supportsAllNetworks:
        !given ||
        given.some(({ methods }) => methods.some(name => /^wallet_(switch|add)EthereumChain$/.test(name))),
    }
  }, [type, namespace, session])
}
