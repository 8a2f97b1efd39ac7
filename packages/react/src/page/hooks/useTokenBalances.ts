'use client'
import { type TokenBalance, tokenBalancesQueryOptions } from '@latchkit/core/balances'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import type { UseQueryResult } from '@tanstack/react-query'
import { useAtomValue } from './useAtomValue.js'
import { useClientQuery } from './useClientQuery.js'
import { useLatchkit } from './useLatchkit.js'

/** Parameters of `useTokenBalances`. */
export type UseTokenBalancesParameters = {
  /** Reads nothing while false. Default: true. */
  enabled?: boolean | undefined
  /** ISO 4217 code of the currency of values and prices. Default: the currency of the client. */
  currency?: string | undefined
}

/** The query of the tokens of an account. */
export type UseTokenBalancesReturnType = UseQueryResult<readonly TokenBalance[]> & {
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
  const { client } = useLatchkit()
  const { address } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  const query = useClientQuery(
    enabled && address && network
      ? {
          ...tokenBalancesQueryOptions(client, { address, network, currency }),
          // Keeps the last known tokens, however long they were unobserved.
          gcTime: Number.POSITIVE_INFINITY,
        }
      : undefined,
  )
  const { data, error, isFetching } = query
  const lastRetry = error && 'lastRetry' in error ? Number(error.lastRetry) : undefined
  return { ...query, tokenBalances: data, loading: isFetching, lastRetry }
}
