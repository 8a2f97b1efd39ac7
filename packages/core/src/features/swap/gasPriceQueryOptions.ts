import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import { GasPriceNotSupportedError } from './errors.js'
import { isNotServed } from './swapTokensQueryOptions.js'

/** Options for `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type GasPriceQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'gasPrice', string]
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<bigint>
  readonly staleTime: number
  readonly retry: false
}

/**
 * Options for a query of the price of a unit of gas, in wei, `GET /v1/convert/gas-price`. Fresh for 10 seconds.
 *
 * @throws GasPriceNotSupportedError `swap/gas-price-not-supported`
 * @throws GatewayResponseError `gateway/invalid-response`, and the other errors of a call of the gateway
 *
 * @example
 * const { data } = useQuery(gasPriceQueryOptions(client, { network }))
 */
export function gasPriceQueryOptions(
  client: Client,
  { network }: { readonly network: Network },
): GasPriceQueryOptions {
  const { caipNetworkId: chainId, name } = network
  return {
    queryKey: ['latchkit', client.uid, 'gasPrice', chainId],
    async queryFn({ signal }) {
      const { fetchGasPrice } = await import('./lazy/api.js')
      try {
        return await fetchGasPrice(client, { chainId, signal })
      } catch (cause) {
        throw isNotServed(cause) ? new GasPriceNotSupportedError({ network: name, cause }) : cause
      }
    },
    staleTime: 10_000,
    retry: false,
  }
}
