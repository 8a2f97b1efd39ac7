import type { Client } from '@latchkit/core'
import {
  type TokenBalance,
  type TokenBalancesQueryParameters,
  tokenBalancesQueryOptions,
} from '@latchkit/core/balances'
import type { ObservedQuery } from '../hooks/useLazyQuery.js'

/** Observes the tokens of an account in the client's `QueryClient`. Loads TanStack Query. */
export async function observeTokenBalances(
  client: Client,
  parameters: TokenBalancesQueryParameters,
): Promise<ObservedQuery<readonly TokenBalance[]>> {
  const { queryClient, QueryObserver } = await loadQueries(client)
  // What was known stays, however long nothing showed it.
  const options = { ...tokenBalancesQueryOptions(client, parameters), gcTime: Number.POSITIVE_INFINITY }
  return {
    observer: new QueryObserver(queryClient, options),
    getCached: () => queryClient.getQueryData<readonly TokenBalance[]>(options.queryKey),
  }
}

async function loadQueries(client: Client) {
  const { openQueries } = await import('./observers.js')
  return openQueries(client)
}
