import type { CallsStatus, Client } from '@latchkit/core'
import { callsStatusQueryOptions } from '@latchkit/core/calls'
import type { ObservedQuery } from '../../page/hooks/useLazyQuery.js'

/** Observes the status of a batch in the client's `QueryClient`. Loads TanStack Query. */
export async function observeCallsStatus(
  client: Client,
  parameters: { readonly id: string },
): Promise<ObservedQuery<CallsStatus>> {
  const { openQueries } = await import('../../connected/observers.js')
  const { queryClient, QueryObserver } = openQueries(client)
  const options = callsStatusQueryOptions(client, parameters)
  return {
    observer: new QueryObserver<CallsStatus>(queryClient, options),
    getCached: () => queryClient.getQueryData<CallsStatus>(options.queryKey),
  }
}
