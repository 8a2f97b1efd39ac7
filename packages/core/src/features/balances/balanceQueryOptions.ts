import { getAdapter } from '../../client/getAdapter.js'
import { createOwned } from '../../client/internal.js'
import { CapabilityNotSupportedError } from '../../errors/adapterErrors.js'
import type { Balance } from '../../types/adapter.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import type { Network } from '../../types/network.js'

/** Parameters of {@link balanceQueryOptions}. */
export type BalanceQueryParameters = {
  /** As the namespace writes it, without a CAIP-10 prefix. */
  readonly address: string
  readonly network: Network
  /** Default: the network's. */
  readonly namespace?: Namespace | undefined
}

/** What `useQuery` or `queryClient.fetchQuery` of TanStack Query 5 take. `staleTime` is in milliseconds. */
export type BalanceQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'balance', string, string]
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<Balance>
  readonly staleTime: number
  readonly retry: false
}

const lifetime = 30_000

const balanceFailures = /*#__PURE__*/ createOwned(
  'balances.failures',
  () => new Map<string, { readonly at: number; readonly error: unknown }>(),
)

/**
 * Returns options for TanStack Query that read the balance of an account in the currency of a network. A balance is
 * fresh for 30 seconds. For 30 seconds after a failure no request is sent and the same error is thrown.
 *
 * @throws AdapterNotFoundError `adapter/not-found`
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 *
 * @example
 * useQuery(balanceQueryOptions(client, { address, network }))
 */
export function balanceQueryOptions(client: Client, parameters: BalanceQueryParameters): BalanceQueryOptions {
  const { address, network, namespace = network.chainNamespace } = parameters
  const queryKey = ['latchkit', client.uid, 'balance', network.caipNetworkId, address] as const
  return {
    queryKey,
    async queryFn({ signal }) {
      const adapter = getAdapter(client, namespace)
      if (!adapter.getBalance) throw new CapabilityNotSupportedError({ capability: 'getBalance', namespace })
      const failures = balanceFailures(client)
      const key = `${network.caipNetworkId}:${address}`
      const failure = failures.get(key)
      if (failure && Date.now() - failure.at < lifetime) throw failure.error
      failures.delete(key)
      try {
        return await adapter.getBalance({ address, network, signal })
      } catch (error) {
        if (!signal?.aborted) failures.set(key, { at: Date.now(), error })
        throw error
      }
    },
    staleTime: lifetime,
    retry: false,
  }
}
