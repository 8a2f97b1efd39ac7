'use client'
import type { Network } from '@latchkit/core'
import { loadNetworkIcon } from '../icons/networks/loadNetworkIcon.js'
import { useBuiltInIcon } from './useBuiltInIcon.js'

/** Logo of a network: what the app or a directory names, else the one of the kit. */
export function useNetworkIcon(network: Network | undefined): string | undefined {
  const own = network?.assets?.imageUrl
  const builtIn = useBuiltInIcon(own ? undefined : network?.caipNetworkId, loadNetworkIcon)
  return own ?? builtIn
}
