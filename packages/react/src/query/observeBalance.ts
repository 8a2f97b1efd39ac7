import type { Balance, Client } from '@latchkit/core'
import { type BalanceQueryParameters, balanceQueryOptions } from '@latchkit/core/balances'
import { getQueryClient } from '@latchkit/core/query'
import { QueryObserver } from '@tanstack/react-query'
import type { ObservedQuery } from '../hooks/useLazyQuery.js'

/** Observes a balance in the client's `QueryClient`. In a module of its own, so that a page loads it at first need. */
export async function observeBalance(
  client: Client,
  parameters: BalanceQueryParameters,
): Promise<ObservedQuery<Balance>> {
  const queryClient = await getQueryClient(client)
  // The last known balance stays, however long nothing showed it.
  const options = { ...balanceQueryOptions(client, parameters), gcTime: Number.POSITIVE_INFINITY }
  const { queryKey } = options
  return {
    observer: new QueryObserver<Balance, Error, Balance, Balance, typeof queryKey>(queryClient, options),
    getCached: () => queryClient.getQueryData<Balance>(queryKey),
  }
}
