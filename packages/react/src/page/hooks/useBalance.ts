'use client'
import type { Balance } from '@latchkit/core'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import { balanceKey } from '../query/readers.js'
import { useAtomValue } from './useAtomValue.js'
import { type QueryFields, useLazyQuery } from './useLazyQuery.js'

/** Parameters of `useBalance`. */
export type UseBalanceParameters = {
  /** Reads nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** A balance with the fields of a TanStack Query query. */
export type UseBalanceReturnType = QueryFields<Balance> & {
  /** In the smallest unit; the same as `data`. Keeps the last known balance during a refetch. */
  readonly balance: Balance | undefined
  /** `idle` while nothing is connected or `enabled` is false. */
  readonly status: 'idle' | 'pending' | 'success' | 'error'
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
  const { address } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  const account = enabled && address && network ? { address, network } : undefined
  const query = useLazyQuery<Balance>(
    account && {
      key: balanceKey(account),
      observe: client =>
        import('../../connected/observers.js').then(observers => observers.observeBalance(client, account)),
    },
  )
  const { data, isFetching, isError } = query
  const settled = isError ? 'error' : 'success'
  return {
    ...query,
    balance: data,
    status: account ? (isFetching || query.isPending ? 'pending' : settled) : 'idle',
  }
}
