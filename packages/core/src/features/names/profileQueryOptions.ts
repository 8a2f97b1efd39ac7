import type { Client } from '../../types/client.js'

/** What the gateway knows of a name. */
export type Profile = {
  /** Normalized, and cleaned. Show it in `<bdi>`. */
  readonly name: string
  /** Addresses by coin type (SLIP-44, ENSIP-11). */
  readonly addresses: { readonly [coinType: number]: string }
  /** At the gateway, or a `data:` URI. */
  readonly avatar?: string | undefined
}

/** What `useQuery` or `fetchQuery` of TanStack Query 5 take. `staleTime` is in milliseconds. */
export type ProfileQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'profile', string]
  /** `null` where nobody has the name. */
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<Profile | null>
  readonly staleTime: number
  readonly retry: false
}

/**
 * Options for a query of what the gateway knows of a name. An answer is fresh for 5 minutes.
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
