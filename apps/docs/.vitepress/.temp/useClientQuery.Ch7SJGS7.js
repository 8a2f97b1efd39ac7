import { QueryClient, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { M as useLatchkit } from './opener.DsbLlulK.js'
import { Z as openQueryClient } from './withFee.ex26ucEJ.js'

// ../../packages/react/dist/page/hooks/useClientQuery.js
var idle = {
  queryKey: ['latchkit', 'idle'],
  queryFn: skipToken,
}
var infiniteIdle = {
  ...idle,
  initialPageParam: void 0,
  getNextPageParam: () => void 0,
}
/**
 * `useQuery` with the client's `QueryClient`, whether or not the app has a `QueryClientProvider`. While `options` is
 * undefined, the query is idle: it has no data, and `refetch` does nothing.
 */
function useClientQuery(options) {
  const { client } = useLatchkit()
  const result = useQuery(options ?? idle, openQueryClient(client, QueryClient))
  return options
    ? result
    : {
        ...result,
        refetch: async () => result,
      }
}
/** `useInfiniteQuery` with the client's `QueryClient`; see {@link useClientQuery}. */
function useClientInfiniteQuery(options) {
  const { client } = useLatchkit()
  const result = useInfiniteQuery(options ?? infiniteIdle, openQueryClient(client, QueryClient))
  const keep = async () => result
  return options
    ? result
    : {
        ...result,
        refetch: keep,
        fetchNextPage: keep,
      }
}

export { useClientInfiniteQuery as t, useClientQuery as n }
