import type { Client } from '@latchkit/core'
import {
  type OnrampOptions,
  type OnrampQuote,
  type OnrampQuoteQueryParameters,
  onrampOptionsQueryOptions,
  onrampQuoteQueryOptions,
} from '@latchkit/core/onramp'
import type { ObservedQuery } from '../../page/hooks/useLazyQuery.js'

/** Observes the purchase options in the client's `QueryClient`. Loads TanStack Query. */
export async function observeOnrampOptions(client: Client): Promise<ObservedQuery<OnrampOptions>> {
  const { queryClient, QueryObserver } = await loadQueries(client)
  const options = onrampOptionsQueryOptions(client)
  return {
    observer: new QueryObserver(queryClient, options),
    getCached: () => queryClient.getQueryData<OnrampOptions>(options.queryKey),
  }
}

/** Observes the quote of a purchase in the client's `QueryClient`. Loads TanStack Query. */
export async function observeOnrampQuote(
  client: Client,
  parameters: OnrampQuoteQueryParameters,
): Promise<ObservedQuery<OnrampQuote>> {
  const { queryClient, QueryObserver } = await loadQueries(client)
  const options = onrampQuoteQueryOptions(client, parameters)
  return {
    observer: new QueryObserver(queryClient, options),
    // Quotes are not cached: a previous price is not the current price.
    getCached: () => undefined,
  }
}

async function loadQueries(client: Client) {
  const { openQueries } = await import('../../connected/observers.js')
  return openQueries(client)
}
