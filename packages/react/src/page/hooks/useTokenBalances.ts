'use client'
import type { TokenBalance } from '@latchkit/core/balances'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import { useAtomValue } from './useAtomValue.js'
import { type QueryFields, useLazyQuery } from './useLazyQuery.js'

/** Parameters of `useTokenBalances`. */
export type UseTokenBalancesParameters = {
  /** Reads nothing while false. Default: true. */
  enabled?: boolean | undefined
  /** ISO 4217 code of the currency of values and prices. Default: the currency of the client. */
  currency?: string | undefined
}

/** Tokens of an account, with the fields of a TanStack Query query. */
export type UseTokenBalancesReturnType = QueryFields<readonly TokenBalance[]> & {
  /** Sorted by value, then by name; the same as `data`. Keeps the last known ones during a refetch. */
  readonly tokenBalances: readonly TokenBalance[] | undefined
  readonly loading: boolean
  /** Time of the last failed read, in milliseconds since 1970; the next read is at least 30 seconds later. */
  readonly lastRetry: number | undefined
}

/**
 * Tokens of the connected account on the current network. Data is fresh for 30 seconds.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { tokenBalances } = useTokenBalances()
 */
export function useTokenBalances(parameters: UseTokenBalancesParameters = {}): UseTokenBalancesReturnType {
  const { enabled = true, currency } = parameters
  const { address } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  const query = useLazyQuery<readonly TokenBalance[]>(
    enabled && address && network
      ? {
          key: `tokens:${network.caipNetworkId}:${address}:${currency ?? ''}`,
          observe: client =>
            import('../../connected/observeAccount.js').then(account =>
              account.observeTokenBalances(client, { address, network, currency }),
            ),
        }
      : undefined,
  )
  const { data, error, isFetching } = query
  const lastRetry = error && 'lastRetry' in error ? Number(error.lastRetry) : undefined
  return { ...query, tokenBalances: data, loading: isFetching, lastRetry }
}
