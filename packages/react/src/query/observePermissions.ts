import type { Client } from '@latchkit/core'
import {
  type GetSmartSessionsReturnType,
  type GetSupportedPermissionsReturnType,
  smartSessionsQueryOptions,
  supportedPermissionsQueryOptions,
} from '@latchkit/core/permissions'
import type { ObservedQuery } from '../hooks/useLazyQuery.js'

/** Observes the sessions of the active account in the client's `QueryClient`. Loads TanStack Query. */
export async function observeSmartSessions(
  client: Client,
): Promise<ObservedQuery<GetSmartSessionsReturnType>> {
  return await observe<GetSmartSessionsReturnType>(client, smartSessionsQueryOptions(client))
}

/** Observes which permissions the wallet grants. */
export async function observeSupportedPermissions(
  client: Client,
): Promise<ObservedQuery<GetSupportedPermissionsReturnType>> {
  return await observe<GetSupportedPermissionsReturnType>(client, supportedPermissionsQueryOptions(client))
}

async function observe<data>(
  client: Client,
  options: {
    readonly queryKey: readonly string[]
    readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<data>
    readonly staleTime: number
  },
): Promise<ObservedQuery<data>> {
  const { openQueries } = await import('./observers.js')
  const { queryClient, QueryObserver } = openQueries(client)
  return {
    observer: new QueryObserver<data>(queryClient, options),
    getCached: () => queryClient.getQueryData<data>(options.queryKey),
  }
}
