import type { InfiniteData } from '@tanstack/query-core'
import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import type { ActivityTransaction, TransactionsPage } from './types.js'

/** Parameters of {@link transactionsInfiniteQueryOptions}. */
export type TransactionsQueryParameters = {
  /** As the namespace writes it, without a CAIP-10 prefix. */
  readonly address: string | undefined
  readonly network: Network
  /** Lists purchases of a provider, such as `coinbase`, instead of transactions. */
  readonly onramp?: string | undefined
}

/** The transactions of all pages so far. */
export type Transactions = {
  /** Newest first, without duplicates and without transactions that are only spam. */
  readonly transactions: readonly ActivityTransaction[]
  /** Cursor of the next page; undefined on the last page. */
  readonly next: string | undefined
}

/** Options for `useInfiniteQuery`, `InfiniteQueryObserver` or `fetchInfiniteQuery` of TanStack Query 5. */
export type TransactionsInfiniteQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'transactions', string, string, string]
  readonly queryFn: (context: {
    readonly pageParam: string | undefined
    readonly signal?: AbortSignal | undefined
  }) => Promise<TransactionsPage>
  readonly initialPageParam: string | undefined
  readonly getNextPageParam: (
    page: TransactionsPage,
    pages: readonly TransactionsPage[],
    param: string | undefined,
    params: readonly (string | undefined)[],
  ) => string | undefined
  readonly select: (data: InfiniteData<TransactionsPage, string | undefined>) => Transactions
  /** False without a gateway. */
  readonly enabled: boolean
  readonly staleTime: number
  readonly retry: false
}

/**
 * Options for a query of the past transactions of an account on a network, in pages. Fresh for 30 seconds.
 *
 * @throws AccountAddressMissingError `activity/no-account`
 * @throws ChainNotIndexedError `activity/not-indexed`
 * @throws TransactionsUnavailableError `activity/unavailable`
 *
 * @example
 * const { data, fetchNextPage } = useInfiniteQuery(transactionsInfiniteQueryOptions(client, { address, network }))
 */
export function transactionsInfiniteQueryOptions(
  client: Client,
  { address, network, onramp }: TransactionsQueryParameters,
): TransactionsInfiniteQueryOptions {
  return {
    queryKey: ['latchkit', client.uid, 'transactions', network.caipNetworkId, address ?? '', onramp ?? ''],
    async queryFn({ pageParam, signal }) {
      const { fetchTransactions } = await import('./lazy/api.js')
      return fetchTransactions(client, { address, network, onramp, cursor: pageParam, signal })
    },
    initialPageParam: undefined,
    // Reusing a cursor would repeat a page forever.
    getNextPageParam: ({ next }, _pages, _param, params) =>
      next === null || params.includes(next) ? undefined : next,
    select: mergePages,
    enabled: client.config.gateway !== undefined,
    staleTime: 30_000,
    retry: false,
  }
}

/**
 * Merges pages into one list; a transaction that moved to another page meanwhile is listed once. One function for all
 * calls: TanStack Query calls `select` again when it changes.
 */
function mergePages({ pages, pageParams }: InfiniteData<TransactionsPage, string | undefined>): Transactions {
  const byId = new Map<string, ActivityTransaction>()
  for (const { transactions } of pages)
    for (const transaction of transactions)
      if (!byId.has(transaction.id)) byId.set(transaction.id, transaction)
  const next = pages.at(-1)?.next ?? undefined
  return { transactions: [...byId.values()], next: pageParams.includes(next) ? undefined : next }
}
