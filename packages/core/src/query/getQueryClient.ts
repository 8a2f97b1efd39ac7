import type { QueryClient } from '@tanstack/query-core'
import type { Client } from '../types/client.js'
import { peekQueryClient } from './openQueryClient.js'

/**
 * The one `QueryClient` of a client, made at first need and cleared by `client.destroy()`. TanStack Query is loaded with
 * it. Rejects when it cannot be loaded; the next call tries again.
 *
 * @example
 * const queryClient = await getQueryClient(client)
 * const balance = await queryClient.fetchQuery(balanceQueryOptions(client, { address, network }))
 */
export async function getQueryClient(client: Client): Promise<QueryClient> {
  const open = peekQueryClient(client)
  if (open) return open
  const { createQueryClient } = await import('./createQueryClient.js')
  return createQueryClient(client)
}
