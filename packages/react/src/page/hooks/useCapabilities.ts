'use client'
import type { Namespace } from '@latchkit/core'
import {
  capabilitiesQueryOptions,
  type GetCapabilitiesReturnType,
  type WalletCapabilities,
} from '@latchkit/core/calls'
import { accountAtom, accountsAtom } from '@latchkit/core/connection'
import { networkAtom, networkStatesAtom } from '@latchkit/core/networks'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'
import { type QueryFields, useLazyQuery } from './useLazyQuery.js'

/** Parameters of `useCapabilities`. */
export type UseCapabilitiesParameters = {
  /** Default: the active namespace. */
  namespace?: Namespace | undefined
  /** Requests nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** Capabilities of the connected wallet, with the fields of a TanStack Query query; the data is keyed by CAIP-2 id. */
export type UseCapabilitiesReturnType = QueryFields<GetCapabilitiesReturnType> & {
  /** On the current network; undefined while unknown. */
  readonly capabilities: WalletCapabilities | undefined
}

/**
 * Capabilities of the connected wallet for batches of calls (EIP-5792). Data is fresh for 30 seconds.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { capabilities } = useCapabilities()
 * capabilities?.atomic?.status // 'supported', 'ready' or 'unsupported'
 */
export function useCapabilities({
  namespace,
  enabled = true,
}: UseCapabilitiesParameters = {}): UseCapabilitiesReturnType {
  const { client } = useLatchkit()
  const active = useAtomValue(accountAtom)
  const accounts = useAtomValue(accountsAtom)
  const shown = useAtomValue(networkAtom)
  const states = useAtomValue(networkStatesAtom)
  const { address, connector } = (namespace ? accounts[namespace] : active) ?? {}
  const { caipNetworkId } = (namespace ? states[namespace] : shown) ?? {}
  const query = useLazyQuery<GetCapabilitiesReturnType>(
    enabled && address && connector
      ? {
          key: `capabilities:${connector.namespace}:${connector.id}:${address}`,
          async observe() {
            const { openQueries } = await import('../../connected/observers.js')
            const { queryClient, QueryObserver } = openQueries(client)
            const options = capabilitiesQueryOptions(client, { namespace })
            return {
              observer: new QueryObserver<GetCapabilitiesReturnType>(queryClient, options),
              getCached: () => queryClient.getQueryData<GetCapabilitiesReturnType>(options.queryKey),
            }
          },
        }
      : undefined,
  )
  const { data } = query
  return { ...query, capabilities: data && caipNetworkId ? (data[caipNetworkId] ?? {}) : undefined }
}
