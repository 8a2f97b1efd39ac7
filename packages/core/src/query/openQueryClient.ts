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
 * The one `QueryClient` of a client, made at first need from the class that is passed. For a module that imports TanStack
 * Query itself, and is loaded at first need; others call `getQueryClient`, which loads it.
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
      // Nothing is asked again because a tab is shown or a network is back: each request counts against the app's quota.
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
 * The `QueryClient` of a client where one was made; loads nothing. For actions that invalidate or read what is cached.
 *
 * @example
 * peekQueryClient(client)?.invalidateQueries({ queryKey: ['latchkit', client.uid, 'balance'] })
 */
export function peekQueryClient(client: Client): QueryClient | undefined {
  return queryClientSlot(client).queryClient
}
