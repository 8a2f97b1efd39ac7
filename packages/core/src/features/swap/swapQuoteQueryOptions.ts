import { getQueryClient } from '../../query/getQueryClient.js'
import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import { SwapNotSupportedError } from './errors.js'
import { gasPriceQueryOptions } from './gasPriceQueryOptions.js'
import { toSwapAddress } from './swapAddress.js'
import { isNotServed } from './swapTokensQueryOptions.js'
import type { SwapPreview, SwapQuote } from './types.js'

/** Parameters of {@link swapQuoteQueryOptions}. */
export type SwapQuoteParameters = Pick<SwapPreview, 'sourceToken' | 'toToken' | 'amount' | 'from'> & {
  readonly network: Network
}

/**
 * Options for `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5; times are in milliseconds. The data is
 * `null` if there is no route from one token to the other for the amount.
 */
export type SwapQuoteQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'swapQuote', string, string, string, string]
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<SwapQuote | null>
  /** Interval of an observer, while the page is visible. */
  readonly refetchInterval: number
  readonly refetchIntervalInBackground: false
  readonly staleTime: number
  readonly gcTime: number
  readonly retry: false
}

/** Milliseconds for which a quote may be used. */
const lifetime = 30_000

/**
 * Options for a query of the quote of a swap, `GET /v1/convert/quotes`. An observer refetches every 10 seconds while the
 * page is visible. A quote is used for 30 seconds: see {@link isFreshQuote}.
 *
 * @throws SwapNotSupportedError `swap/not-supported`
 * @throws GasPriceNotSupportedError `swap/gas-price-not-supported`
 * @throws GatewayResponseError `gateway/invalid-response`, and the other errors of a call of the gateway
 *
 * @example
 * const { data } = useQuery(swapQuoteQueryOptions(client, { sourceToken, toToken, amount, from, network }))
 */
export function swapQuoteQueryOptions(
  client: Client,
  { sourceToken, toToken, amount, from, network }: SwapQuoteParameters,
): SwapQuoteQueryOptions {
  return {
    queryKey: [
      'latchkit',
      client.uid,
      'swapQuote',
      from,
      toSwapAddress(sourceToken),
      toSwapAddress(toToken),
      String(amount),
    ],
    async queryFn({ signal }) {
      const queryClient = await getQueryClient(client)
      const [{ fetchSwapQuote }, gasPrice] = await Promise.all([
        import('./lazy/api.js'),
        queryClient.fetchQuery(gasPriceQueryOptions(client, { network })),
      ])
      const request = { account: from, from: sourceToken, to: toToken, amount }
      try {
        const quote = await fetchSwapQuote(client, { ...request, gasPrice, signal })
        return quote ? { ...quote, gasPrice, at: Date.now() } : null
      } catch (cause) {
        throw isNotServed(cause) ? new SwapNotSupportedError({ network: network.name, cause }) : cause
      }
    },
    refetchInterval: 10_000,
    refetchIntervalInBackground: false,
    staleTime: 0,
    gcTime: lifetime,
    retry: false,
  }
}

/**
 * Whether a quote may still be used: it was received less than 30 seconds ago. `now` is in milliseconds since 1970.
 *
 * @example
 * isFreshQuote(quote) // true
 */
export const isFreshQuote = ({ at }: Pick<SwapQuote, 'at'>, now: number = Date.now()): boolean =>
  now - at < lifetime
