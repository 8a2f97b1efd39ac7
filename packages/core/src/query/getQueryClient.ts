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
 * The one `QueryClient` of a client, made at first need and cleared by `client.destroy()`. TanStack Query is loaded with
 * it. Rejects when it cannot be loaded; the next call tries again.
 *
 * @example
 * const queryClient = await getQueryClient(client)
 * const balance = await queryClient.fetchQuery(balanceQueryOptions(client, { address, network }))
 */
export async function getQueryClient(client: Client): Promise<QueryClient> {
  const slot = queryClientSlot(client)
  const { createQueryClient } = await import('./createQueryClient.js')
  slot.queryClient ??= createQueryClient()
  return slot.queryClient
}

/**
 * The `QueryClient` of a client where `getQueryClient` made it; loads nothing. For actions that invalidate or read what
 * is cached.
 *
 * @example
 * peekQueryClient(client)?.invalidateQueries({ queryKey: ['latchkit', client.uid, 'balance'] })
 */
export function peekQueryClient(client: Client): QueryClient | undefined {
  return queryClientSlot(client).queryClient
}
