'use client'
import type { Network, NetworkInput } from '@latchkit/core'
import { getNetworkImageUrl } from '@latchkit/core/networks'
import { loadNetworkIcon } from '../icons/networks/loadNetworkIcon.js'
import { useBuiltInIcon } from './useBuiltInIcon.js'
import { useLatchkit } from './useLatchkit.js'

/**
 * Logo of a network, such as that of `useNetwork` or a viem chain: from the app or the gateway, else from the kit. A
 * `data:` URI, or a URL that the app's policy has to allow. Undefined if not available.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const icon = useNetworkIcon(useNetwork().network)
 */
export function useNetworkIcon(network: Network | NetworkInput | undefined): string | undefined {
  const { client } = useLatchkit()
  const own = network && getNetworkImageUrl(client, { network })
  const builtIn = useBuiltInIcon(own || !network ? undefined : toId(network), loadNetworkIcon)
  return own ?? builtIn
}

/** The CAIP-2 id, of a network as the app passes it as well. */
function toId({ id, chainNamespace = 'eip155' }: Network | NetworkInput): string {
  return `${id}`.includes(':') ? `${id}` : `${chainNamespace}:${id}`
}
