import type { Balance, Client } from '@latchkit/core'
import {
  type BalanceQueryOptions,
  type BalanceQueryParameters,
  balanceQueryOptions,
  getShownToken,
} from '@latchkit/core/balances'
import { optionsVersionAtom } from '@latchkit/core/features'
import { openQueryClient } from '@latchkit/core/query'
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import type { ObservedQuery } from '../page/hooks/useLazyQuery.js'

/** Client and observers of queries. */
export type Queries = {
  readonly queryClient: QueryClient
  readonly QueryObserver: typeof QueryObserver
  readonly InfiniteQueryObserver: typeof InfiniteQueryObserver
}

/** TanStack Query. Only this module imports it, so that it is a single file, which is loaded on demand. */
export function openQueries(client: Client): Queries {
  return { queryClient: openQueryClient(client, QueryClient), QueryObserver, InfiniteQueryObserver }
}

/**
 * Observes the displayed balance in the client's `QueryClient`: that of the option `tokens`, else the native balance.
 */
export function observeBalance(client: Client, parameters: BalanceQueryParameters): ObservedQuery<Balance> {
  const { queryClient } = openQueries(client)
  const getOptions = () => ({
    ...balanceQueryOptions(client, { ...parameters, token: getShownToken(client, parameters.network) }),
    // Keeps the last known balance, however long it was unobserved.
    gcTime: Number.POSITIVE_INFINITY,
  })
  type Key = BalanceQueryOptions['queryKey']
  const observer = new QueryObserver<Balance, Error, Balance, Balance, Key>(queryClient, getOptions())
  return {
    observer: {
      subscribe(listener) {
        const stop = observer.subscribe(listener)
        const stopOptions = client.store.sub(optionsVersionAtom, () => observer.setOptions(getOptions()))
        return () => {
          stopOptions()
          stop()
        }
      },
      getCurrentResult: () => observer.getCurrentResult(),
      refetch: () => observer.refetch(),
    },
    getCached: () => queryClient.getQueryData<Balance>(getOptions().queryKey),
  }
}

/** Observes any query of `options` in the client's `QueryClient`. */
export function observeQuery<data>(
  client: Client,
  options: {
    readonly queryKey: readonly unknown[]
    readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<data>
  },
): ObservedQuery<data> {
  const { queryClient } = openQueries(client)
  return {
    observer: new QueryObserver<data>(queryClient, options),
    getCached: () => queryClient.getQueryData<data>(options.queryKey),
  }
}
