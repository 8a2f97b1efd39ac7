import type { Client } from '../../types/client.js'

/** Profile of a name at the gateway. */
export type Profile = {
  /** Normalized, and cleaned. Show it in `<bdi>`. */
  readonly name: string
  /** Addresses by coin type (SLIP-44, ENSIP-11). */
  readonly addresses: { readonly [coinType: number]: string }
  /** At the gateway, or a `data:` URI. */
  readonly avatar?: string | undefined
}

/** Options for `useQuery` or `fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type ProfileQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'profile', string]
  /** `null` if the name is not registered. */
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<Profile | null>
  readonly staleTime: number
  readonly retry: false
}

/**
 * Options for a query of the profile of a name at the gateway. Fresh for 5 minutes.
 *
 * @throws GatewayNotConfiguredError `gateway/not-configured`
 * @throws GatewayResponseError `gateway/invalid-response`
 * @throws HttpStatusError `http/status`
 * @throws HttpNetworkError `http/network`
 *
 * @example
 * const { data: profile } = useQuery(profileQueryOptions(client, { name: 'vitalik.eth' }))
 */
export function profileQueryOptions(
  client: Client,
  { name }: { readonly name: string },
): ProfileQueryOptions {
  return {
    queryKey: ['latchkit', client.uid, 'profile', name],
    async queryFn({ signal }) {
      const { fetchProfile } = await import('./lazy/api.js')
      return fetchProfile(client, { name, signal })
    },
    staleTime: 5 * 60_000,
    retry: false,
  }
}
