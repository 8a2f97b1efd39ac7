'use client'
import type { Network } from '@latchkit/core'
import { getNetworkImageUrl } from '@latchkit/core/networks'
import { loadNetworkIcon } from '../icons/networks/loadNetworkIcon.js'
import { useBuiltInIcon } from './useBuiltInIcon.js'
import { useLatchkit } from './useLatchkit.js'

/** Logo of a network: what the app or a directory names, else the one of the kit. */
export function useNetworkIcon(network: Network | undefined): string | undefined {
  const { client } = useLatchkit()
  const own = network && getNetworkImageUrl(client, { network })
  const builtIn = useBuiltInIcon(own ? undefined : network?.caipNetworkId, loadNetworkIcon)
  return own ?? builtIn
}
