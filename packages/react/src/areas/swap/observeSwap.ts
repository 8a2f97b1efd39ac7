import type { Client } from '@latchkit/core'
import {
  gasPriceQueryOptions,
  type SwapQuote,
  type SwapQuoteParameters,
  type SwapToken,
  swapQuoteQueryOptions,
  swapTokensQueryOptions,
  type TokenPrices,
  tokenPricesQueryOptions,
} from '@latchkit/core/swap'
import type { ObservedQuery } from '../../page/hooks/useLazyQuery.js'

/** Observes the tokens that are swapped on a network in the client's `QueryClient`. Loads TanStack Query. */
export async function observeSwapTokens(
  client: Client,
  parameters: Parameters<typeof swapTokensQueryOptions>[1],
): Promise<ObservedQuery<readonly SwapToken[]>> {
  return observe<readonly SwapToken[]>(client, swapTokensQueryOptions(client, parameters))
}

/** Observes the price of a unit of gas. Loads TanStack Query. */
export async function observeGasPrice(
  client: Client,
  parameters: Parameters<typeof gasPriceQueryOptions>[1],
): Promise<ObservedQuery<bigint>> {
  return observe<bigint>(client, gasPriceQueryOptions(client, parameters))
}

/** Observes the prices of tokens. Loads TanStack Query. */
export async function observeTokenPrices(
  client: Client,
  parameters: Parameters<typeof tokenPricesQueryOptions>[1],
): Promise<ObservedQuery<TokenPrices>> {
  return observe<TokenPrices>(client, tokenPricesQueryOptions(client, parameters))
}

/** Observes the quote of a swap, refetched every 10 seconds. Loads TanStack Query. */
export async function observeSwapQuote(
  client: Client,
  parameters: SwapQuoteParameters,
): Promise<ObservedQuery<SwapQuote | null>> {
  return observe<SwapQuote | null>(client, swapQuoteQueryOptions(client, parameters))
}

async function observe<data>(
  client: Client,
  options: {
    readonly queryKey: readonly unknown[]
    readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<data>
    readonly refetchInterval?: number
  },
): Promise<ObservedQuery<data>> {
  const { openQueries } = await import('../../connected/observers.js')
  const { queryClient, QueryObserver } = openQueries(client)
  return {
    observer: new QueryObserver<data>(queryClient, options),
    getCached: () => queryClient.getQueryData<data>(options.queryKey),
  }
}
