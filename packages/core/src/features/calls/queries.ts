import type { CallsStatus } from '../../types/calls.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { accountsAtom, activeNamespaceAtom } from '../connection/start/atoms.js'
import { getCallsStatus } from './getCallsStatus.js'
import { type GetCapabilitiesReturnType, getCapabilities } from './getCapabilities.js'

/** What `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5 take. */
export type CallsStatusQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'callsStatus', string]
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<CallsStatus>
  /** In milliseconds, 1000 to 4000; false once the batch is complete. */
  readonly refetchInterval: (query: {
    readonly state: {
      readonly data?: CallsStatus | undefined
      readonly dataUpdateCount: number
      readonly errorUpdateCount: number
    }
  }) => number | false
}

/**
 * Options for a query of how a batch stands, which is read again until it is complete: after a second first, then less and less often, each 4 seconds at last.
 *
 * @throws CallsError `calls/unknown-id`
 *
 * @example
 * useQuery(callsStatusQueryOptions(client, { id }))
 */
export function callsStatusQueryOptions(
  client: Client,
  { id }: { readonly id: string },
): CallsStatusQueryOptions {
  return {
    queryKey: ['latchkit', client.uid, 'callsStatus', id],
    queryFn: ({ signal }) => getCallsStatus(client, { id, signal }),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      Number(data?.status) >= 200 ? false : Math.min(4000, 1000 + 200 * (dataUpdateCount + errorUpdateCount)),
  }
}

/** What `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5 take. `staleTime` is in milliseconds. */
export type CapabilitiesQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'capabilities', string, string, string]
  readonly queryFn: () => Promise<GetCapabilitiesReturnType>
  readonly staleTime: number
}

/**
 * Options for a query of what the connected wallet can do. Fresh for 30 seconds.
 *
 * @throws UnauthorizedError `rpc/unauthorized`
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 *
 * @example
 * useQuery(capabilitiesQueryOptions(client))
 */
export function capabilitiesQueryOptions(
  client: Client,
  { namespace = client.store.get(activeNamespaceAtom) }: { readonly namespace?: Namespace | undefined } = {},
): CapabilitiesQueryOptions {
  const { address = '', connector } = (namespace && client.store.get(accountsAtom)[namespace]) ?? {}
  return {
    queryKey: ['latchkit', client.uid, 'capabilities', namespace ?? '', connector?.id ?? '', address],
    queryFn: () => getCapabilities(client, { namespace }),
    staleTime: 30_000,
  }
}
