'use client'
import type { Rpc, SolanaRpcApi } from '@solana/kit'
import { useSolanaState } from '../react/useSolanaState.js'
import { getRpc } from './getRpc.js'

/**
 * The RPC client of `@solana/kit` for the app's own endpoints of the shown network, ranked as all reads are. It is the
 * same object in every component, and changes with the network.
 *
 * @throws SolanaProviderMissingError `react/provider-missing`
 * @throws AdapterNotFoundError `adapter/not-found`
 *
 * @example
 * const rpc = useSolanaRpc()
 * const { value } = await rpc.getLatestBlockhash().send()
 */
export function useSolanaRpc(): Rpc<SolanaRpcApi> {
  const { client, caipNetworkId } = useSolanaState('useSolanaRpc')
  return getRpc(client, { caipNetworkId })
}
