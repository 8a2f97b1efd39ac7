import type { Client } from '../../types/client.js'
import { getCurrency } from '../tokens/getCurrency.js'
import { getBalanceMemory } from './balanceMemory.js'
import type { BalanceQueryParameters } from './balanceQueryOptions.js'
import { fetchTokenBalances } from './fetchTokenBalances.js'
import type { TokenBalance } from './types.js'

/** Parameters of {@link tokenBalancesQueryOptions}. */
export type TokenBalancesQueryParameters = BalanceQueryParameters & {
  /** ISO 4217 code of the currency of values and prices. Default: that of the client. */
  readonly currency?: string | undefined
}

/** Options for `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type TokenBalancesQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'tokenBalances', string, string, string]
  readonly queryFn: (context: {
    readonly signal?: AbortSignal | undefined
  }) => Promise<readonly TokenBalance[]>
  readonly staleTime: number
  readonly retry: false
  /** Tokens of an earlier visit, and when they were read, in milliseconds since 1970. After {@link rememberBalances} only. */
  readonly initialData?: () => readonly TokenBalance[] | undefined
  readonly initialDataUpdatedAt?: () => number | undefined
}

/**
 * Options for a query of the tokens of an account on a network: those that the wallet lists (ERC-7811), else those of the
 * gateway, else only the network's own currency. Sorted by value, then by name; tokens that look like another token are
 * marked and last. Fresh for 30 seconds. For 30 seconds after a failure no request is sent and the same error is thrown.
 *
 * @throws TokenBalanceUnavailableError `balances/unavailable`
 *
 * @example
 * const { data } = useQuery(tokenBalancesQueryOptions(client, { address, network }))
 */
export function tokenBalancesQueryOptions(
  client: Client,
  parameters: TokenBalancesQueryParameters,
): TokenBalancesQueryOptions {
  const { address, network, currency = getCurrency(client).toLowerCase() } = parameters
  const memory = getBalanceMemory(client).current
  return {
    queryKey: ['latchkit', client.uid, 'tokenBalances', network.caipNetworkId, address, currency],
    async queryFn({ signal }) {
      return fetchTokenBalances(client, { ...parameters, currency, signal })
    },
    staleTime: 30_000,
    retry: false,
    ...(memory && {
      initialData: () => memory.read(parameters)?.tokens,
      initialDataUpdatedAt: () => memory.read(parameters)?.at,
    }),
  }
}
