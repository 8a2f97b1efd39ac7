import { getStore } from '../../client/internal.js'
import { CapabilityNotSupportedError } from '../../errors/adapterErrors.js'
import { toProviderRpcError } from '../../errors/toProviderRpcError.js'
import type { Client } from '../../types/client.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import type { NetworkReference } from '../../types/network.js'
import { getAdapter } from '../connection/getAdapter.js'
import { setActiveNamespace } from '../connection/setActiveNamespace.js'
import { accountsAtom, snapshotsAtom } from '../connection/start/atoms.js'
import { NetworkNotFoundError } from './errors.js'
import { chosenNetworksAtom, networksAtom } from './start/atoms.js'
import { networkId } from './start/defineNetwork.js'

/** Parameters of {@link switchNetwork}. */
export type SwitchNetworkParameters =
  | { readonly network: NetworkReference }
  | { readonly caipNetworkId: CaipNetworkId }

/** Errors that {@link switchNetwork} may throw. */
export type SwitchNetworkErrorType =
  | NetworkNotFoundError
  | CapabilityNotSupportedError
  | ReturnType<typeof toProviderRpcError>

/**
 * Selects another network. Switches a connected wallet of that namespace to it, and adds the network first if the wallet
 * does not know it (4902). While not connected, the network is shown, and remembered, until a wallet connects on another.
 * While a remembered wallet is being restored, this waits for that wallet.
 *
 * @throws NetworkNotFoundError `networks/not-found`
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 * @throws UserRejectedError `rpc/user-rejected`
 *
 * @example
 * await switchNetwork(client, { network: base })
 */
export async function switchNetwork(client: Client, parameters: SwitchNetworkParameters): Promise<void> {
  const store = getStore(client)
  const caipNetworkId = networkId('network' in parameters ? parameters.network : parameters.caipNetworkId)
  const network = store.get(networksAtom).find(network => network.caipNetworkId === caipNetworkId)
  if (!network) throw new NetworkNotFoundError({ caipNetworkId })
  const namespace = network.chainNamespace
  await whenRestored(client, namespace)
  if (store.get(accountsAtom)[namespace]?.address) {
    const adapter = getAdapter(client, namespace)
    if (!adapter.switchNetwork)
      throw new CapabilityNotSupportedError({ capability: 'switchNetwork', namespace })
    try {
      await adapter.switchNetwork({ network })
    } catch (error) {
      throw toProviderRpcError(error)
    }
  }
  store.set(chosenNetworksAtom, { ...store.get(chosenNetworksAtom), [namespace]: caipNetworkId })
  client.adapters.find(adapter => adapter.namespace === namespace)?.selectNetwork?.({ network })
  client.storage.set(`${client.config.storageKey}.network.${namespace}`, caipNetworkId)
  if (client.adapters.some(adapter => adapter.namespace === namespace))
    setActiveNamespace(client, { namespace })
}

/** Resolves when the restore of remembered wallets of a namespace has ended. Adapters end it after a few seconds. */
function whenRestored(client: Client, namespace: Namespace): Promise<void> | undefined {
  const { get, sub } = getStore(client)
  const isRestoring = () => get(snapshotsAtom)[namespace]?.status === 'reconnecting'
  if (!isRestoring()) return undefined
  return new Promise(resolve => {
    const stop = sub(snapshotsAtom, () => {
      if (isRestoring()) return
      stop()
      resolve()
    })
  })
}
