import type { Client } from '../../types/client.js'
import { NetworkPriceUnavailableError } from './errors.js'
import { toSwapAddress } from './swapAddress.js'
import type { SwapToken } from './types.js'

/**
 * Prices of whole tokens in the currency of the client, by CAIP-10 id in lower case. Tokens without a price are absent. For
 * display only.
 */
export type TokenPrices = { readonly [address: string]: number }

/** Options for `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type TokenPricesQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'tokenPrices', string]
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<TokenPrices>
  readonly staleTime: number
  readonly retry: false
}

/**
 * Options for a query of the prices of tokens, `POST /v1/fungible/price`. Fresh for 30 seconds. A price is for display, never
 * a limit of a transaction.
 *
 * @throws NetworkPriceUnavailableError `swap/price-unavailable`
 *
 * @example
 * const { data } = useQuery(tokenPricesQueryOptions(client, { tokens: [sourceToken, toToken] }))
 */
export function tokenPricesQueryOptions(
  client: Client,
  { tokens }: { readonly tokens: readonly Pick<SwapToken, 'chainId' | 'address'>[] },
): TokenPricesQueryOptions {
  const addresses = [...new Set(tokens.map(token => toSwapAddress(token).toLowerCase()))].sort()
  return {
    queryKey: ['latchkit', client.uid, 'tokenPrices', addresses.join()],
    async queryFn({ signal }) {
      const { fetchPrices } = await import('./lazy/api.js')
      try {
        return await fetchPrices(client, { addresses, signal })
      } catch (cause) {
        throw new NetworkPriceUnavailableError({ cause })
      }
    },
    staleTime: 30_000,
    retry: false,
  }
}

/** The price of a whole token; undefined if not known. */
export const getPrice = (
  prices: TokenPrices | undefined,
  token: Pick<SwapToken, 'chainId' | 'address'> | undefined,
): number | undefined => (token ? prices?.[toSwapAddress(token).toLowerCase()] : undefined)
