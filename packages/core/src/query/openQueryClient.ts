import type { QueryClient } from '@tanstack/query-core'
import { createOwned } from '../client/internal.js'
import type { Client } from '../types/client.js'

type QueryClientSlot = { queryClient: QueryClient | undefined; destroy(): void }

const queryClientSlot = /*#__PURE__*/ createOwned(
  'query.client',
  (): QueryClientSlot => ({
    queryClient: undefined,
    destroy() {
      // Aborts pending requests and clears the timers of cached ones.
      this.queryClient?.clear()
    },
  }),
)

/**
 * Returns the `QueryClient` of a client, created at first use from the class that is passed. For a module that imports
 * TanStack Query itself, and is loaded at first use; others call `getQueryClient`, which loads it.
 *
 * @example
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = openQueryClient(client, QueryClient)
 */
export function openQueryClient(client: Client, Constructor: typeof QueryClient): QueryClient {
  const slot = queryClientSlot(client)
  slot.queryClient ??= new Constructor({
    defaultOptions: {
      // No refetch on focus or reconnect: each request counts against the app's quota.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
    },
  })
  return slot.queryClient
}

/**
 * Returns the `QueryClient` of a client if it exists; loads nothing. For actions that invalidate or read cached data.
 *
 * @example
 * peekQueryClient(client)?.invalidateQueries({ queryKey: ['latchkit', client.uid, 'balance'] })
 */
export function peekQueryClient(client: Client): QueryClient | undefined {
  return queryClientSlot(client).queryClient
}
