'use client'
import type { TokenBalance } from '@latchkit/core/balances'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import { useAtomValue } from './useAtomValue.js'
import { type QueryFields, useLazyQuery } from './useLazyQuery.js'

/** When `useTokenBalances` reads, and in which currency. */
export type UseTokenBalancesParameters = {
  /** Reads nothing while false. Default: true. */
  enabled?: boolean | undefined
  /** ISO 4217 code of the currency of values and prices. Default: that of the client. */
  currency?: string | undefined
}

/** The tokens of an account as a query of TanStack Query has them. */
export type UseTokenBalancesReturnType = QueryFields<readonly TokenBalance[]> & {
  /** Sorted by value, then by name; the same as `data`. The last known ones while newer ones are requested. */
  readonly tokenBalances: readonly TokenBalance[] | undefined
  readonly loading: boolean
  /** When they were asked for in vain, in milliseconds since 1970; for 30 seconds from then they are not asked for. */
  readonly lastRetry: number | undefined
}

/**
 * The tokens that the connected account has on the current network. An answer is fresh for 30 seconds.
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
