import { isError } from '../../errors/BaseError.js'
import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import { getNetworkServices } from '../networks/support.js'
import { SwapNotSupportedError } from './errors.js'
import type { SwapToken } from './types.js'

/** Options for `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type SwapTokensQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'swapTokens', string]
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<readonly SwapToken[]>
  readonly staleTime: number
  readonly retry: false
}

/**
 * Options for a query of the tokens that the gateway swaps on a network, `GET /v1/convert/tokens`. Includes the network's
 * own currency, without an `address`. Fresh for 5 minutes.
 *
 * @throws SwapNotSupportedError `swap/not-supported`
 * @throws GatewayResponseError `gateway/invalid-response`, and the other errors of a call of the gateway
 *
 * @example
 * const { data } = useQuery(swapTokensQueryOptions(client, { network }))
 */
export function swapTokensQueryOptions(
  client: Client,
  { network }: { readonly network: Network },
): SwapTokensQueryOptions {
  const { caipNetworkId: chainId, name } = network
  return {
    queryKey: ['latchkit', client.uid, 'swapTokens', chainId],
    async queryFn({ signal }) {
      if (!getNetworkServices(network).swaps) throw new SwapNotSupportedError({ network: name })
      const { fetchSwapTokens } = await import('./lazy/api.js')
      try {
        return await fetchSwapTokens(client, { chainId, signal })
      } catch (cause) {
        throw isNotServed(cause) ? new SwapNotSupportedError({ network: name, cause }) : cause
      }
    },
    staleTime: 300_000,
    retry: false,
  }
}

/** Whether the gateway answered that it does not serve that on the chain. */
export const isNotServed = (error: unknown): boolean =>
  isError(error, 'http/status') && 'status' in error && error.status === 501
