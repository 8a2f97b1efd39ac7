import type { Client } from '@latchkit/core'
import { type GetSmartSessionsReturnType, smartSessionsQueryOptions } from '@latchkit/core/permissions'
import type { ObservedQuery } from '../hooks/useLazyQuery.js'

/** Observes the sessions of the active account in the client's `QueryClient`. Loads TanStack Query. */
export async function observeSmartSessions(
  client: Client,
): Promise<ObservedQuery<GetSmartSessionsReturnType>> {
  const { observeQuery } = await import('./observers.js')
  return observeQuery(client, smartSessionsQueryOptions(client))
}
