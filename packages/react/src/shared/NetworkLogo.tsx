'use client'
import type { Network } from '@latchkit/core'
import { WalletIcon } from '../modal/components/WalletIcon.js'
import { useNetworkIcon } from '../page/hooks/useNetworkIcon.js'

export type NetworkLogoProps = {
  /** Undefined for a network that the app does not list. */
  network: Network | undefined
  /** Provides the letter while the logo is missing. Default: the name of the network. */
  name?: string | undefined
  /** In px. Default: 40. */
  size?: number | undefined
}

/** Logo of a network, for views. */
export function NetworkLogo({ network, name = network?.name ?? '', size }: NetworkLogoProps) {
  const icon = useNetworkIcon(network)
  return <WalletIcon name={name} src={icon} size={size} shape="circle" />
}
