'use client'
import { getNetworkServices } from '@latchkit/core/features'
import { networkAtom } from '@latchkit/core/networks'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'

/** Whether the connected account can register a name on the network that is shown. For views. */
export function useCanRegisterName(): boolean {
  const { client } = useLatchkit()
  const { network, isSupported } = useAtomValue(networkAtom)
  const { names, gateway } = client.config
  if (!names || !gateway || !network || !isSupported || !getNetworkServices(network).names) return false
  return client.adapters.some(
    ({ namespace, signMessage }) => namespace === network.chainNamespace && signMessage !== undefined,
  )
}
