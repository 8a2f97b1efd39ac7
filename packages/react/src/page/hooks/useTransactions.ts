'use client'
import type { CaipNetworkId } from '@latchkit/core'
import {
  type ActivityTransaction,
  groupByMonth,
  type Transactions,
  type TransactionsOfYear,
  transactionsInfiniteQueryOptions,
} from '@latchkit/core/activity'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAtomValue } from './useAtomValue.js'
import { useClientInfiniteQuery } from './useClientQuery.js'
import { useLatchkit } from './useLatchkit.js'

/** Parameters of `useTransactions`. */
export type UseTransactionsParameters = {
  /** Reads nothing while false. Default: true. */
  enabled?: boolean | undefined
  /** Reads purchases with a card as well. Default: false. */
  withPurchases?: boolean | undefined
}

/** The infinite query of the transactions of an account. */
export type UseTransactionsReturnType = UseInfiniteQueryResult<Transactions> & {
  /** Transactions of the loaded pages, newest first, without duplicates and spam. */
  readonly transactions: readonly ActivityTransaction[]
  /** The same, grouped by year and month in the time zone of the device, newest first. */
  readonly transactionsByYear: readonly TransactionsOfYear[]
  /** Purchases with a card; empty unless `withPurchases`. */
  readonly coinbaseTransactions: readonly ActivityTransaction[]
  readonly loading: boolean
  /** Whether nothing is listed and nothing is loading. Also if the first page failed: `error` distinguishes the two. */
  readonly empty: boolean
  /**
   * Cursor of the next page; undefined on the last page and without a first page. After a page has failed it is the cursor
   * of that page: the loaded pages stay, `error` says why, and `fetchNextPage` requests the page again.
   */
  readonly next: string | undefined
  /** CAIP-2 id of the network of these transactions. */
  readonly lastNetworkInView: CaipNetworkId | undefined
}

const none: readonly ActivityTransaction[] = []

/**
 * Past transactions of the connected account on the current network, in pages. Nothing is requested without a gateway.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { transactionsByYear, fetchNextPage, hasNextPage } = useTransactions()
 */
export function useTransactions(parameters: UseTransactionsParameters = {}): UseTransactionsReturnType {
  const { enabled = true, withPurchases = false } = parameters
  const { network } = useAtomValue(networkAtom)
  const query = useHistory(enabled, undefined)
  const purchases = useHistory(enabled && withPurchases, 'coinbase')
  const transactions = query.data?.transactions ?? none
  const transactionsByYear = useMemo(() => groupByMonth(transactions), [transactions])
  const { isFetching, isPending } = query
  return {
    ...query,
    transactions,
    transactionsByYear,
    coinbaseTransactions: purchases.data?.transactions ?? none,
    loading: isFetching,
    empty: transactions.length === 0 && !isFetching && !isPending,
    next: query.data?.next,
    lastNetworkInView: network?.caipNetworkId,
  }
}

function useHistory(enabled: boolean, onramp: string | undefined): UseInfiniteQueryResult<Transactions> {
  const { client } = useLatchkit()
  const { address } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  return useClientInfiniteQuery(
    enabled && address && network && client.config.gateway
      ? {
          ...transactionsInfiniteQueryOptions(client, { address, network, onramp }),
          // Keeps the last known transactions, however long they were unobserved.
          gcTime: Number.POSITIVE_INFINITY,
        }
      : undefined,
  )
}
