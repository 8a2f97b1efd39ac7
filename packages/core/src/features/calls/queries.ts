import type { CallsStatus } from '../../types/calls.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { accountsAtom, activeNamespaceAtom } from '../connection/start/atoms.js'
import { getCallsStatus } from './getCallsStatus.js'
import { type GetCapabilitiesReturnType, getCapabilities } from './getCapabilities.js'

/** Options for `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5. */
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
 * Options for a query of the status of a batch, which refetches until the batch is complete: first after 1 second, then at
 * growing intervals up to 4 seconds.
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

/** Options for `useQuery`, `QueryObserver` or `fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type CapabilitiesQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'capabilities', string, string, string]
  readonly queryFn: () => Promise<GetCapabilitiesReturnType>
  readonly staleTime: number
}

/**
 * Options for a query of the capabilities of the connected wallet. Fresh for 30 seconds.
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
