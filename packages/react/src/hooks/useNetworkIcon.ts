'use client'
import type { Network } from '@latchkit/core'
import { getNetworkImageUrl } from '@latchkit/core/networks'
import { loadNetworkIcon } from '../icons/networks/loadNetworkIcon.js'
import { useBuiltInIcon } from './useBuiltInIcon.js'
import { useLatchkit } from './useLatchkit.js'

/**
 * Logo of a network: what the app or the gateway has, else that of the kit. A `data:` URI, or a URL that the app's policy
 * has to allow. Undefined while there is none.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const icon = useNetworkIcon(useNetwork().network)
 */
export function useNetworkIcon(network: Network | undefined): string | undefined {
  const { client } = useLatchkit()
  const own = network && getNetworkImageUrl(client, { network })
  const builtIn = useBuiltInIcon(own ? undefined : network?.caipNetworkId, loadNetworkIcon)
  return own ?? builtIn
}
