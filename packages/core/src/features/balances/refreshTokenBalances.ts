import { getQueryClient } from '../../query/getQueryClient.js'
import type { Client } from '../../types/client.js'
import { fetchTokenBalances } from './fetchTokenBalances.js'
import { type TokenBalancesQueryParameters, tokenBalancesQueryOptions } from './tokenBalancesQueryOptions.js'
import type { TokenBalance } from './types.js'

/** Parameters of {@link refreshTokenBalances}. */
export type RefreshTokenBalancesParameters = TokenBalancesQueryParameters & {
  /** Tokens that have changed: CAIP-10 ids or addresses, `native` for the network's own currency. */
  readonly forceUpdate: readonly string[]
}

/**
 * Refetches the tokens of an account without any cache, and updates every view that shows them. For changes by a
 * transaction of the app. Also refetches the balance of the network's own currency.
 *
 * @throws TokenBalanceUnavailableError `balances/unavailable`
 *
 * @example
 * await refreshTokenBalances(client, { address, network, forceUpdate: ['native'] })
 */
export async function refreshTokenBalances(
  client: Client,
  parameters: RefreshTokenBalancesParameters,
): Promise<readonly TokenBalance[]> {
  const { address, network } = parameters
  const queryClient = await getQueryClient(client)
  const { queryKey, retry } = tokenBalancesQueryOptions(client, parameters)
  // A pending response may be older than the change.
  await queryClient.cancelQueries({ queryKey })
  void queryClient.invalidateQueries({
    queryKey: ['latchkit', client.uid, 'balance', network.caipNetworkId, address],
  })
  return queryClient.fetchQuery({
    queryKey,
    retry,
    queryFn: ({ signal }) => fetchTokenBalances(client, { ...parameters, signal }),
    staleTime: 0,
  })
}
