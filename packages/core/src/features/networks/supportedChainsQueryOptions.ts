import { getQueryClient } from '../../query/getQueryClient.js'
import { peekQueryClient } from '../../query/openQueryClient.js'
import type { Client } from '../../types/client.js'

/** Chains that a gateway serves, as CAIP-2 ids. */
export type SupportedChains = {
  /** Chains with data. */
  readonly http: readonly string[]
  /** Chains with subscriptions. */
  readonly ws: readonly string[]
}

/** Options for `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type SupportedChainsQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'supportedChains']
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<SupportedChains>
  /** False without a gateway. */
  readonly enabled: boolean
  readonly staleTime: number
  readonly gcTime: number
  readonly retry: false
}

/** The call of the gateway, with the validation of its response. */
export const loadSupportedChains = () => import('./lazy/fetchSupportedChains.js')

/**
 * Options for a query of the chains that the gateway serves, `GET /v1/supported-chains`. Requested once per client.
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
      const { fetchSupportedChains } = await loadSupportedChains()
      return fetchSupportedChains(client, signal)
    },
    enabled: client.config.gateway !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  }
}

/**
 * Whether the gateway of a client serves a chain; also true if that is not known, so that the request is sent. Never
 * rejects.
 */
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

/** Whether the gateway of a client serves a chain, if it was requested before; else undefined. */
export function isKnownServed(client: Client, caipNetworkId: string): boolean | undefined {
  const { queryKey } = supportedChainsQueryOptions(client)
  return peekQueryClient(client)?.getQueryData<SupportedChains>(queryKey)?.http.includes(caipNetworkId)
}
