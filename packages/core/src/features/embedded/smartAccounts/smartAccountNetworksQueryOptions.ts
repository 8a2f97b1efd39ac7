import type { Client } from '../../../types/client.js'
import { updateSmartAccountNetworks } from './updateSmartAccountNetworks.js'

/** What `useQuery` or `queryClient.fetchQuery` of TanStack Query 5 take. `staleTime` is in milliseconds. */
export type SmartAccountNetworksQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'smartAccountNetworks']
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<readonly number[]>
  readonly staleTime: number
  readonly retry: false
}

/**
 * Returns options for TanStack Query that read the eip155 chains on which the embedded wallet has smart accounts. The list
 * is empty when the secure frame cannot be asked, with `secureFrame.smartAccounts: false`, and while no login was ever
 * used, which loads no frame. `smartAccountNetworksAtom` and the active account follow it.
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
