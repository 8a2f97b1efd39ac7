import type { Client } from '../../types/client.js'
import { accountsAtom } from '../connection/start/atoms.js'
import { type GetSmartSessionsReturnType, getSmartSessions } from './getSmartSessions.js'
import { type GetSupportedPermissionsReturnType, getSupportedPermissions } from './getSupportedPermissions.js'

/** Options for `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type SmartSessionsQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'smartSessions', string, string]
  readonly queryFn: (context: {
    readonly signal?: AbortSignal | undefined
  }) => Promise<GetSmartSessionsReturnType>
  readonly staleTime: number
}

/**
 * Options for a query of the sessions of the active account. Fresh for 10 seconds, and until permissions are granted or
 * revoked.
 *
 * @throws ActionNotAllowedError `permissions/not-allowed`, while `features.smartSessions` is off
 * @throws UnauthorizedError `rpc/unauthorized`
 *
 * @example
 * useQuery(smartSessionsQueryOptions(client))
 */
export function smartSessionsQueryOptions(client: Client): SmartSessionsQueryOptions {
  const { address = '', connector } = client.store.get(accountsAtom).eip155 ?? {}
  return {
    queryKey: ['latchkit', client.uid, 'smartSessions', connector?.id ?? '', address],
    queryFn: ({ signal }) => getSmartSessions(client, { signal }),
    staleTime: 10_000,
  }
}

/** Options for `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type SupportedPermissionsQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'supportedPermissions', string, string]
  readonly queryFn: () => Promise<GetSupportedPermissionsReturnType>
  readonly staleTime: number
}

/**
 * Options for a query of the permissions that the connected wallet grants. Fresh for 30 seconds.
 *
 * @throws ActionNotAllowedError `permissions/not-allowed`, while `features.smartSessions` is off
 * @throws UnauthorizedError `rpc/unauthorized`
 *
 * @example
 * useQuery(supportedPermissionsQueryOptions(client))
 */
export function supportedPermissionsQueryOptions(client: Client): SupportedPermissionsQueryOptions {
  const { address = '', connector } = client.store.get(accountsAtom).eip155 ?? {}
  return {
    queryKey: ['latchkit', client.uid, 'supportedPermissions', connector?.id ?? '', address],
    queryFn: () => getSupportedPermissions(client),
    staleTime: 30_000,
  }
}
