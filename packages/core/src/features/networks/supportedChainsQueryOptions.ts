import { getQueryClient } from '../../query/getQueryClient.js'
import { peekQueryClient } from '../../query/openQueryClient.js'
import type { Client } from '../../types/client.js'

/** Chains that a gateway serves, as CAIP-2 ids. */
export type SupportedChains = {
  /** Those whose data it has. */
  readonly http: readonly string[]
  /** Those with subscriptions. */
  readonly ws: readonly string[]
}

/** What `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5 take. `staleTime` is in milliseconds. */
export type SupportedChainsQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'supportedChains']
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<SupportedChains>
  /** False without a gateway. */
  readonly enabled: boolean
  readonly staleTime: number
  readonly gcTime: number
  readonly retry: false
}

/**
 * Options for a query of the chains that the gateway serves, `GET /v1/supported-chains`. Asked once for a client.
 *
 * @throws GatewayNotConfiguredError `gateway/not-configured`
 * @throws GatewayResponseError `gateway/invalid-response`
 *
 * @example
 * const { data } = useQuery(supportedChainsQueryOptions(client))
 * data?.http.includes('eip155:1')
 */
export function supportedChainsQueryOptions(client: Client): SupportedChainsQueryOptions {
  return {
    queryKey: ['latchkit', client.uid, 'supportedChains'],
    async queryFn({ signal }) {
      const { fetchSupportedChains } = await import('./lazy/fetchSupportedChains.js')
      return fetchSupportedChains(client, signal)
    },
    enabled: client.config.gateway !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  }
}

/** Whether the gateway of a client serves a chain; also true where that is not known, so that it is asked. Never rejects. */
export async function isServed(client: Client, caipNetworkId: string): Promise<boolean> {
  if (!client.config.gateway) return false
  try {
    const queryClient = await getQueryClient(client)
    const { http } = await queryClient.fetchQuery(supportedChainsQueryOptions(client))
    return http.includes(caipNetworkId)
  } catch (error) {
    client.logger.info('The gateway did not say which chains it serves', { error })
    return true
  }
}

/** Whether the gateway of a client serves a chain, where it was asked before; else undefined. */
export function isKnownServed(client: Client, caipNetworkId: string): boolean | undefined {
  const { queryKey } = supportedChainsQueryOptions(client)
  return peekQueryClient(client)?.getQueryData<SupportedChains>(queryKey)?.http.includes(caipNetworkId)
}
