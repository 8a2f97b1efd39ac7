'use client'
import type { NetworkReference } from '@latchkit/core'
import { switchNetwork } from '@latchkit/core/networks'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useLatchkit } from './useLatchkit.js'

/** Callbacks of `useSwitchNetwork`. */
export type UseSwitchNetworkParameters = ActionCallbacks<[network: NetworkReference], void>

/** Switches to a network of the app; has `isPending`, `error` and `reset`. */
export type UseSwitchNetworkReturnType = Action<[network: NetworkReference], void>

/**
 * Requests a switch of the connected wallet to a network, specified by CAIP-2 id, eip155 number or network object;
 * stores the choice while disconnected. The returned function rejects with `networks/not-found`, which an alert shows,
 * or with the error of the wallet, for instance `rpc/user-rejected`.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const switchNetwork = useSwitchNetwork()
 * <button disabled={switchNetwork.isPending} onClick={() => switchNetwork(base)}>Base</button>
 */
export function useSwitchNetwork(parameters?: UseSwitchNetworkParameters): UseSwitchNetworkReturnType {
  const latchkit = useLatchkit()
  return useAction(async network => {
    try {
      await switchNetwork(latchkit.client, { network })
    } catch (error) {
      // Loaded now: the alert is part of the modal, which a page may never open.
      import('../../shared/alerts/alertError.js').then(
        ({ alertError }) => alertError(latchkit, error),
        cause => latchkit.client.logger.error('The alert of an error could not be loaded', cause),
      )
      throw error
    }
  }, parameters)
}
