'use client'
import type { SupportedChains } from '@latchkit/core/networks'
import { observeSupportedChains } from '../../connected/observeAccount.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useLazyQuery } from '../../page/hooks/useLazyQuery.js'

/**
 * Chains that the gateway serves; undefined while unknown and without a gateway. For views: features of the gateway are
 * offered until it reports that it does not serve the chain.
 */
export function useSupportedChains(enabled: boolean): readonly string[] | undefined {
  const { client } = useLatchkit()
  const { data } = useLazyQuery<SupportedChains>(
    enabled && client.config.gateway
      ? {
          key: 'supportedChains',
          // Static: the views that use this hook are in the same module.
          observe: observeSupportedChains,
        }
      : undefined,
  )
  return data?.http
}
