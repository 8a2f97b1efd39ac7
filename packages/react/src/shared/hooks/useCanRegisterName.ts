'use client'
import { getNetworkServices } from '@latchkit/core/features'
import { networkAtom } from '@latchkit/core/networks'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'

/** Whether the connected account can register a name on the network that is shown. For views. */
export function useCanRegisterName(): boolean {
  const { adapters, config } = useLatchkit().client
  const { network, isSupported } = useAtomValue(networkAtom)
  const isServed =
    config.names && config.gateway && network && isSupported && getNetworkServices(network).names
  return Boolean(
    isServed &&
      adapters.some(
        ({ namespace, signMessage }) => namespace === network.chainNamespace && signMessage !== undefined,
      ),
  )
}
