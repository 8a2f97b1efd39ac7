import { createOwned } from '../../client/internal.js'
import { CapabilityNotSupportedError } from '../../errors/adapterErrors.js'
import type { Balance } from '../../types/adapter.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import type { Network } from '../../types/network.js'
import { cleanText } from '../../validate/cleanText.js'
import { getAdapter } from '../connection/getAdapter.js'
import type { ShownToken } from './options.js'

/** Parameters of {@link balanceQueryOptions}. */
export type BalanceQueryParameters = {
  /** As the namespace writes it, without a CAIP-10 prefix. */
  readonly address: string
  readonly network: Network
  /** Default: the network's. */
  readonly namespace?: Namespace | undefined
  /** A token instead of the network's own currency. */
  readonly token?: ShownToken | undefined
}

/** Options for `useQuery` or `queryClient.fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type BalanceQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'balance', string, string, token?: string, symbol?: string]
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
 * Returns options for TanStack Query that read the balance of an account in the currency of a network, or of a token
 * there. A balance is fresh for 30 seconds. For 30 seconds after a failure no request is sent and the same error is thrown.
 *
 * @throws AdapterNotFoundError `adapter/not-found`
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 *
 * @example
 * useQuery(balanceQueryOptions(client, { address, network }))
 */
export function balanceQueryOptions(client: Client, parameters: BalanceQueryParameters): BalanceQueryOptions {
  const { address, network, namespace = network.chainNamespace, token } = parameters
  const queryKey = [
    'latchkit',
    client.uid,
    'balance',
    network.caipNetworkId,
    address,
    ...(token ? tokenKey(token) : ([] as const)),
  ] as const
  return {
    queryKey,
    async queryFn({ signal }) {
      const adapter = getAdapter(client, namespace)
      if (!adapter.getBalance) throw new CapabilityNotSupportedError({ capability: 'getBalance', namespace })
      const failures = balanceFailures(client)
      const key = `${network.caipNetworkId}:${address}:${token?.address}`
      const failure = failures.get(key)
      if (failure && Date.now() - failure.at < lifetime) throw failure.error
      failures.delete(key)
      try {
        const balance = await adapter.getBalance({ address, network, token, signal })
        // The symbol of a token comes from its own contract.
        return token ? { ...balance, symbol: cleanText(balance.symbol) } : balance
      } catch (error) {
        if (!signal?.aborted) failures.set(key, { at: Date.now(), error })
        throw error
      }
    },
    staleTime: lifetime,
    retry: false,
  }
}

/** The symbol is part of the key, since the data of the query has the symbol that the app gave. */
function tokenKey({ address, symbol }: ShownToken): readonly [token: string, symbol?: string] {
  return symbol === undefined ? [address] : [address, symbol]
}
