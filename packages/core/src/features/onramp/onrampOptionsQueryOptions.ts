import type { Client } from '../../types/client.js'
import type { OnrampOptions } from './types.js'

/** Options for `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type OnrampOptionsQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'onrampOptions']
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<OnrampOptions>
  /** False without a gateway. */
  readonly enabled: boolean
  readonly staleTime: number
  readonly retry: false
}

/**
 * Options for a query of the currencies to buy and to pay with, on every network. Fresh for 5 minutes.
 *
 * @throws OnrampRestrictedError `onramp/restricted`
 * @throws OnrampNotOfferedError `onramp/not-offered`
 * @throws OnrampUnavailableError `onramp/unavailable`
 *
 * @example
 * const { data } = useQuery(onrampOptionsQueryOptions(client))
 */
export function onrampOptionsQueryOptions(client: Client): OnrampOptionsQueryOptions {
  return {
    queryKey: ['latchkit', client.uid, 'onrampOptions'],
    async queryFn({ signal }) {
      const { fetchOnrampOptions } = await import('./lazy/api.js')
      return fetchOnrampOptions(client, { signal })
    },
    enabled: client.config.gateway !== undefined,
    staleTime: 5 * 60_000,
    retry: false,
  }
}
