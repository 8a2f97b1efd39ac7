import type { QueryClient } from '@tanstack/query-core'
import type { Client } from '../types/client.js'
import { peekQueryClient } from './openQueryClient.js'

/**
 * The `QueryClient` of a client, created at first use and cleared by `client.destroy()`. TanStack Query is loaded with it.
 * Rejects if it cannot be loaded; the next call retries.
 *
 * @example
 * const queryClient = await getQueryClient(client)
 * const balance = await queryClient.fetchQuery(balanceQueryOptions(client, { address, network }))
 */
export async function getQueryClient(client: Client): Promise<QueryClient> {
  const open = peekQueryClient(client)
  if (open) return open
  const { createQueryClient } = await import('./lazy/createQueryClient.js')
  return createQueryClient(client)
}
