import type { Client } from '../../types/client.js'
import type { OnrampQuote, PurchaseCurrency } from './types.js'

/** Parameters of {@link onrampQuoteQueryOptions}. */
export type OnrampQuoteQueryParameters = {
  readonly purchaseCurrency: PurchaseCurrency
  /** ISO 4217 code. */
  readonly paymentCurrency: string
  /** Decimal text, in the payment currency. */
  readonly amount: string
}

/** Options for `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type OnrampQuoteQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'onrampQuote', string, string, string, string]
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<OnrampQuote>
  /** False without a gateway. */
  readonly enabled: boolean
  readonly staleTime: number
  readonly gcTime: number
  readonly retry: false
}

/**
 * Options for a query of the price and the result of a purchase. Fresh for 30 seconds.
 *
 * @throws OnrampRestrictedError `onramp/restricted`
 * @throws OnrampNotOfferedError `onramp/not-offered`
 * @throws OnrampUnavailableError `onramp/unavailable`
 *
 * @example
 * const parameters = { purchaseCurrency, paymentCurrency: 'USD', amount: '50' }
 * const { data: quote } = useQuery(onrampQuoteQueryOptions(client, parameters))
 */
export function onrampQuoteQueryOptions(
  client: Client,
  parameters: OnrampQuoteQueryParameters,
): OnrampQuoteQueryOptions {
  const { purchaseCurrency, paymentCurrency, amount } = parameters
  const { id, network } = purchaseCurrency
  return {
    queryKey: ['latchkit', client.uid, 'onrampQuote', network, id, paymentCurrency, amount],
    async queryFn({ signal }) {
      const { fetchOnrampQuote } = await import('./lazy/api.js')
      return fetchOnrampQuote(client, { ...parameters, signal })
    },
    enabled: client.config.gateway !== undefined,
    staleTime: 30_000,
    // An outdated quote is not shown again.
    gcTime: 30_000,
    retry: false,
  }
}
