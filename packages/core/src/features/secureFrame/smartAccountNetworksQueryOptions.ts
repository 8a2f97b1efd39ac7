import type { Client } from '../../types/client.js'
import { frameStorage } from './frameStorage.js'
import { openFrame } from './openFrame.js'

/** What `useQuery` or `queryClient.fetchQuery` of TanStack Query 5 take. `staleTime` is in milliseconds. */
export type SmartAccountNetworksQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'smartAccountNetworks']
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<readonly number[]>
  readonly staleTime: number
  readonly retry: false
}

/**
 * Returns options for TanStack Query that read the eip155 chains on which the embedded wallet has smart accounts. The list
 * is empty when the secure frame cannot be asked, and while no login was ever used, which loads no frame. Until smart
 * accounts are there, the frame answers an empty list.
 *
 * @example
 * const chainIds = await queryClient.fetchQuery(smartAccountNetworksQueryOptions(client))
 */
export function smartAccountNetworksQueryOptions(client: Client): SmartAccountNetworksQueryOptions {
  return {
    queryKey: ['latchkit', client.uid, 'smartAccountNetworks'],
    async queryFn({ signal }) {
      const storage = frameStorage(client)
      if (!storage.get('emailLoginUsed')) return []
      try {
        const frame = await openFrame(client)
        const { smartAccountEnabledNetworks: chainIds } = await frame.client.request(
          'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
          undefined,
          { signal },
        )
        storage.set('smartAccountNetworks', chainIds.join())
        return chainIds
      } catch (error) {
        if (signal?.aborted) throw error
        client.logger.warn('The networks of smart accounts were not read.', { error })
        storage.remove('smartAccountNetworks')
        return []
      }
    },
    staleTime: 300_000,
    retry: false,
  }
}
