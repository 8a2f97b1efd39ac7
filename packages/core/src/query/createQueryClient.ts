import { QueryClient } from '@tanstack/query-core'
import type { Client } from '../types/client.js'
import { openQueryClient } from './openQueryClient.js'

/** In a module of its own, which `getQueryClient` imports at first need: TanStack Query reads `window` as it loads. */
export function createQueryClient(client: Client): QueryClient {
  return openQueryClient(client, QueryClient)
}
