'use client'
import { supportedChainsQueryOptions } from '@latchkit/core/networks'
import { useClientQuery } from '../../page/hooks/useClientQuery.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'

/**
 * Chains that the gateway serves; undefined while unknown and without a gateway. For views: features of the gateway are
 * offered until it reports that it does not serve the chain.
 */
export function useSupportedChains(enabled: boolean): readonly string[] | undefined {
  const { client } = useLatchkit()
  const { data } = useClientQuery(
    enabled && client.config.gateway ? supportedChainsQueryOptions(client) : undefined,
  )
  return data?.http
}
