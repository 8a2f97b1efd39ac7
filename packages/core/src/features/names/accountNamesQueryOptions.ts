import type { Client } from '../../types/client.js'
import type { Profile } from './profileQueryOptions.js'
import { NameLookupError } from './registration/errors.js'

/** Options for `useQuery` or `fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type AccountNamesQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'accountNames', string]
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<readonly Profile[]>
  readonly staleTime: number
  readonly retry: false
}

/**
 * Options for a query of the names of an account: its chosen name, then its registered names. Fresh for 5 minutes.
 *
 * @throws NameLookupError `names/lookup-failed`
 *
 * @example
 * const { data: names } = useQuery(accountNamesQueryOptions(client, { address }))
 */
export function accountNamesQueryOptions(
  client: Client,
  { address }: { readonly address: string },
): AccountNamesQueryOptions {
  return {
    queryKey: ['latchkit', client.uid, 'accountNames', address],
    async queryFn({ signal }) {
      try {
        const { fetchAccountNames } = await import('./lazy/registrationApi.js')
        return await fetchAccountNames(client, { address, signal })
      } catch (cause) {
        throw new NameLookupError({ cause })
      }
    },
    staleTime: 5 * 60_000,
    retry: false,
  }
}
