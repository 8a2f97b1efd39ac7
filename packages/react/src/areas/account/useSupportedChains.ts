'use client'
import type { SupportedChains } from '@latchkit/core/networks'
import { observeSupportedChains } from '../../connected/observeAccount.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useLazyQuery } from '../../page/hooks/useLazyQuery.js'

/**
 * The chains that the gateway serves; undefined while that is not known and without a gateway. For views: what depends on
 * the gateway is offered until it says that it does not serve the chain.
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
