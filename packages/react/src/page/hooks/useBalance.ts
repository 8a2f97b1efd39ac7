'use client'
import type { Balance } from '@latchkit/core'
import { balanceQueryOptions, getShownToken } from '@latchkit/core/balances'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import type { UseQueryResult } from '@tanstack/react-query'
import { useAtomValue } from './useAtomValue.js'
import { useClientQuery } from './useClientQuery.js'
import { useLatchkit } from './useLatchkit.js'
import { useOptions } from './useOptions.js'

/** Parameters of `useBalance`. */
export type UseBalanceParameters = {
  /** Reads nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** The query of a balance. */
export type UseBalanceReturnType = UseQueryResult<Balance> & {
  /** In the smallest unit; the same as `data`. Keeps the last known balance during a refetch. */
  readonly balance: Balance | undefined
}

/**
 * Balance of the connected account on the current network: of the token that the option `tokens` sets for the network,
 * else of its native currency. Data is fresh for 30 seconds.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { balance } = useBalance()
 */
export function useBalance({ enabled = true }: UseBalanceParameters = {}): UseBalanceReturnType {
  const { client } = useLatchkit()
  const { address } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  // Rerenders when `tokens` changes.
  useOptions()
  const query = useClientQuery(
    enabled && address && network
      ? {
          ...balanceQueryOptions(client, { address, network, token: getShownToken(client, network) }),
          // Keeps the last known balance, however long it was unobserved.
          gcTime: Number.POSITIVE_INFINITY,
        }
      : undefined,
  )
  return { ...query, balance: query.data }
}
