import type { Client } from '../../../types/client.js'
import { updateSmartAccountNetworks } from './updateSmartAccountNetworks.js'

/** Options for `useQuery` or `queryClient.fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type SmartAccountNetworksQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'smartAccountNetworks']
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<readonly number[]>
  readonly staleTime: number
  readonly retry: false
}

/**
 * Returns options for TanStack Query that read the eip155 chains on which the embedded wallet has smart accounts. The list
 * is empty if the secure frame is not reachable, with `secureFrame.smartAccounts: false`, and before the first login, when
 * no frame is loaded. `smartAccountNetworksAtom` and the active account follow it.
 *
 * @example
 * const chainIds = await queryClient.fetchQuery(smartAccountNetworksQueryOptions(client))
 */
export function smartAccountNetworksQueryOptions(client: Client): SmartAccountNetworksQueryOptions {
  return {
    queryKey: ['latchkit', client.uid, 'smartAccountNetworks'],
    queryFn: ({ signal }) => updateSmartAccountNetworks(client, { signal }),
    staleTime: 300_000,
    retry: false,
  }
}
