import type { Client } from '@latchkit/core'
import { openQueryClient } from '@latchkit/core/query'
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'

/** Client and observers of queries. */
export type Queries = {
  readonly queryClient: QueryClient
  readonly QueryObserver: typeof QueryObserver
  readonly InfiniteQueryObserver: typeof InfiniteQueryObserver
}

/**
 * TanStack Query without its hooks, for the wallet directory and the buttons: both are rendered before TanStack Query
 * is loaded. Components that load with it use `useClientQuery`.
 */
export function openQueries(client: Client): Queries {
  return { queryClient: openQueryClient(client, QueryClient), QueryObserver, InfiniteQueryObserver }
}
