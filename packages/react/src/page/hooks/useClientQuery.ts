'use client'
import { openQueryClient } from '@latchkit/core/query'
import {
  QueryClient,
  type QueryKey,
  skipToken,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useLatchkit } from './useLatchkit.js'

const idle = { queryKey: ['latchkit', 'idle'], queryFn: skipToken } as const
const infiniteIdle = { ...idle, initialPageParam: undefined, getNextPageParam: () => undefined } as const

/**
 * `useQuery` with the client's `QueryClient`, whether or not the app has a `QueryClientProvider`. While `options` is
 * undefined, the query is idle: it has no data, and `refetch` does nothing.
 */
export function useClientQuery<data>(
  options: UseQueryOptions<data, Error, data> | undefined,
): UseQueryResult<data> {
  const { client } = useLatchkit()
  const result = useQuery<data>(options ?? idle, openQueryClient(client, QueryClient))
  // All idle hooks share a query: a refetch would set the error of all of them.
  return options ? result : { ...result, refetch: async () => result }
}

/** `useInfiniteQuery` with the client's `QueryClient`; see {@link useClientQuery}. */
export function useClientInfiniteQuery<page, data>(
  options: UseInfiniteQueryOptions<page, Error, data, QueryKey, string | undefined> | undefined,
): UseInfiniteQueryResult<data> {
  const { client } = useLatchkit()
  const result = useInfiniteQuery(options ?? infiniteIdle, openQueryClient(client, QueryClient))
  const keep = async () => result
  return options ? result : { ...result, refetch: keep, fetchNextPage: keep }
}
