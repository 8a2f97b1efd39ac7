import type { Client } from '@latchkit/core'
import {
  accountNamesQueryOptions,
  type NameSuggestion,
  nameSuggestionsQueryOptions,
  type Profile,
} from '@latchkit/core/names'
import type { ObservedQuery } from '../../page/hooks/useLazyQuery.js'

/** Observes the names of an account in the client's `QueryClient`. Loads TanStack Query. */
export async function observeAccountNames(
  client: Client,
  parameters: { readonly address: string },
): Promise<ObservedQuery<readonly Profile[]>> {
  const { queryClient, QueryObserver } = await loadQueries(client)
  const options = accountNamesQueryOptions(client, parameters)
  return {
    observer: new QueryObserver(queryClient, options),
    getCached: () => queryClient.getQueryData<readonly Profile[]>(options.queryKey),
  }
}

/** Observes suggestions for a name in the client's `QueryClient`. Loads TanStack Query. */
export async function observeNameSuggestions(
  client: Client,
  parameters: { readonly name: string },
): Promise<ObservedQuery<readonly NameSuggestion[]>> {
  const { queryClient, QueryObserver } = await loadQueries(client)
  const options = nameSuggestionsQueryOptions(client, parameters)
  return {
    observer: new QueryObserver(queryClient, options),
    getCached: () => queryClient.getQueryData<readonly NameSuggestion[]>(options.queryKey),
  }
}

async function loadQueries(client: Client) {
  const { openQueries } = await import('../../connected/observers.js')
  return openQueries(client)
}
