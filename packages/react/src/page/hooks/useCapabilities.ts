'use client'
import type { Namespace } from '@latchkit/core'
import {
  capabilitiesQueryOptions,
  type GetCapabilitiesReturnType,
  type WalletCapabilities,
} from '@latchkit/core/calls'
import { accountAtom, accountsAtom } from '@latchkit/core/connection'
import { networkAtom, networkStatesAtom } from '@latchkit/core/networks'
import type { UseQueryResult } from '@tanstack/react-query'
import { useAtomValue } from './useAtomValue.js'
import { useClientQuery } from './useClientQuery.js'
import { useLatchkit } from './useLatchkit.js'

/** Parameters of `useCapabilities`. */
export type UseCapabilitiesParameters = {
  /** Default: the active namespace. */
  namespace?: Namespace | undefined
  /** Requests nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** The query of the capabilities of the connected wallet; the data is keyed by CAIP-2 id. */
export type UseCapabilitiesReturnType = UseQueryResult<GetCapabilitiesReturnType> & {
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
  const query = useClientQuery(
    enabled && address && connector ? capabilitiesQueryOptions(client, { namespace }) : undefined,
  )
  const { data } = query
  return { ...query, capabilities: data && caipNetworkId ? (data[caipNetworkId] ?? {}) : undefined }
}
