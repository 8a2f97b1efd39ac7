import { QueryClient } from '@tanstack/query-core'
import type { Client } from '../../types/client.js'
import { openQueryClient } from '../openQueryClient.js'

/** A separate module, which `getQueryClient` imports at first use: TanStack Query reads `window` as it loads. */
export function createQueryClient(client: Client): QueryClient {
  return openQueryClient(client, QueryClient)
}
