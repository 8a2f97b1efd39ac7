'use client'
import type { RpcSubscriptions, SolanaRpcSubscriptionsApi } from '@solana/kit'
import { useSolanaState } from '../react/useSolanaState.js'
import { getRpcSubscriptions } from './getRpcSubscriptions.js'

/**
 * The subscriptions of `@solana/kit` of the shown network. It is the same object in every component, and changes with the
 * network.
 *
 * @throws SolanaProviderMissingError `react/provider-missing`
 * @throws AdapterNotFoundError `adapter/not-found`
 *
 * @example
 * const rpcSubscriptions = useSolanaRpcSubscriptions()
 * const slots = await rpcSubscriptions.slotNotifications().subscribe({ abortSignal })
 */
export function useSolanaRpcSubscriptions(): RpcSubscriptions<SolanaRpcSubscriptionsApi> {
  const { client, caipNetworkId } = useSolanaState('useSolanaRpcSubscriptions')
  return getRpcSubscriptions(client, { caipNetworkId })
}
