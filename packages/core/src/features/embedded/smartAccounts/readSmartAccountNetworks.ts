import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { smartAccountNetworksAtom } from '../../networks/smartAccountNetworksAtom.js'
import { frameStorage } from '../frameStorage.js'
import type { SecureFrameClient } from '../types.js'

/**
 * Requests from the frame the chains with smart accounts, and keeps the list. It is empty if the frame is not reachable,
 * and if the app has no smart accounts. Rejects only when `signal` is aborted.
 */
export async function readSmartAccountNetworks(
  client: Client,
  frame: SecureFrameClient,
  signal?: AbortSignal | undefined,
): Promise<readonly number[]> {
  const store = getStore(client)
  const storage = frameStorage(client)
  let chainIds: readonly number[] = []
  // The stored list stays: the app may turn smart accounts on again.
  if (client.config.secureFrame?.smartAccounts !== false)
    try {
      const answer = await frame.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, { signal })
      chainIds = answer.smartAccountEnabledNetworks
      storage.set('smartAccountNetworks', chainIds.join())
    } catch (error) {
      if (signal?.aborted) throw error
      client.logger.warn('The networks of smart accounts were not read.', { error })
      storage.remove('smartAccountNetworks')
    }
  store.set(smartAccountNetworksAtom, chainIds)
  return chainIds
}

/** Restores the list that the last page kept, for display before the frame has answered. */
export function restoreSmartAccountNetworks(client: Client): void {
  const store = getStore(client)
  if (store.get(smartAccountNetworksAtom) || client.config.secureFrame?.smartAccounts === false) return
  const kept = frameStorage(client).get('smartAccountNetworks')
  if (kept === undefined) return
  const chainIds = kept.split(',').map(Number)
  // An empty list is stored as an empty text.
  store.set(
    smartAccountNetworksAtom,
    chainIds.filter(chainId => Number.isSafeInteger(chainId) && chainId > 0),
  )
}
