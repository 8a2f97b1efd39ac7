'use client'
import type { CaipNetworkId, Network } from '@latchkit/core'
import { isError } from '@latchkit/core/errors'
import { networkAtom, networksAtom, switchNetwork } from '@latchkit/core/networks'
import { useCallback } from 'react'
import { showAlert } from '../alerts/showAlert.js'
import { useClientValue } from './useClientValue.js'
import { useLatchkit } from './useLatchkit.js'

/** The current network, and the way to another one. */
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
   * Asks the connected wallet to move; without one the choice is remembered.
   *
   * @throws NetworkNotFoundError `networks/not-found`, and an alert says so
   * @throws UserRejectedError `rpc/user-rejected`
   */
  switchNetwork(caipNetworkId: CaipNetworkId): Promise<void>
}

/**
 * The current network, the ones of the app, and the way between them.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { network, switchNetwork } = useNetwork()
 * await switchNetwork('eip155:8453')
 */
export function useNetwork(): UseNetworkReturnType {
  const latchkit = useLatchkit()
  const { client } = latchkit
  const { network, caipNetworkId, isSupported } = useClientValue(networkAtom)
  const networks = useClientValue(networksAtom)
  const move = useCallback(
    async (id: CaipNetworkId) => {
      try {
        await switchNetwork(client, { caipNetworkId: id })
      } catch (error) {
        if (isError(error, 'networks/not-found'))
          showAlert(latchkit, { code: error.code, message: 'alert.networkNotFound' })
        throw error
      }
    },
    [latchkit, client],
  )
  const reference = caipNetworkId?.slice(caipNetworkId.indexOf(':') + 1)
  const numeric = caipNetworkId?.startsWith('eip155:') ? Number(reference) : reference
  return {
    network,
    caipNetworkId,
    chainId: network?.id ?? numeric,
    isSupported,
    networks,
    switchNetwork: move,
  }
}
