import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import { getNetworkServices } from '../networks/support.js'
import { getAddressLabel } from './setAddressLabel.js'

/** Name and image of an account, if it has them. */
export type Identity = {
  /** Cleaned. Show it in `<bdi>`. */
  readonly name: string | undefined
  /** At the gateway, or a `data:` URI. */
  readonly avatar: string | undefined
}

/** Parameters of {@link identityQueryOptions}. */
export type IdentityQueryParameters = {
  /** As the namespace writes it, without a CAIP-10 prefix. */
  readonly address: string
  readonly network: Network
}

/** Options for `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type IdentityQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'identity', string, string]
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<Identity>
  readonly staleTime: number
  readonly retry: false
}

/**
 * Options for a query of the name and the image of an account. Without a gateway, and on networks without names, no request
 * is sent and both are undefined, except a label of `setAddressLabel`. Fresh for 5 minutes.
 *
 * @throws GatewayResponseError `gateway/invalid-response`
 * @throws HttpStatusError `http/status`
 * @throws HttpNetworkError `http/network`
 *
 * @example
 * const { data: identity } = useQuery(identityQueryOptions(client, { address, network }))
 */
export function identityQueryOptions(
  client: Client,
  { address, network }: IdentityQueryParameters,
): IdentityQueryOptions {
  return {
    queryKey: ['latchkit', client.uid, 'identity', network.caipNetworkId, address],
    async queryFn({ signal }) {
      const label = getAddressLabel(client, address)
      const none: Identity = { name: label, avatar: undefined }
      if (!client.config.gateway || !getNetworkServices(network).names) return none
      const { fetchIdentity } = await import('./lazy/api.js')
      try {
        const identity = await fetchIdentity(client, { address, chainId: network.caipNetworkId, signal })
        return label ? { ...identity, name: label } : identity
      } catch (error) {
        // The label of the app is known without the gateway.
        if (!label || signal?.aborted) throw error
        return none
      }
    },
    staleTime: 5 * 60_000,
    retry: false,
  }
}
