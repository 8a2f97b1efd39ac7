'use client'
import { getNetworkServices } from '@latchkit/core/features'
import { networkAtom } from '@latchkit/core/networks'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useIdentity } from '../../page/hooks/useIdentity.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'

/**
 * Whether the connected account can register a name on the network that is shown, and whether to offer it: not while it
 * has a name, nor while that is being read. Reads nothing while `enabled` is false. For views.
 */
export function useNameOffer(enabled: boolean): {
  readonly canRegister: boolean
  readonly isOffered: boolean
} {
  const { adapters, config } = useLatchkit().client
  const { network, isSupported } = useAtomValue(networkAtom)
  const isServed =
    config.names && config.gateway && network && isSupported && getNetworkServices(network).names
  const canRegister = Boolean(
    isServed &&
      adapters.some(
        ({ namespace, signMessage }) => namespace === network.chainNamespace && signMessage !== undefined,
      ),
  )
  const { name, isFetching } = useIdentity({ enabled: enabled && canRegister })
  return { canRegister, isOffered: canRegister && !name && !isFetching }
}
