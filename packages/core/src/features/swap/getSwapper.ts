import { CapabilityNotSupportedError } from '../../errors/adapterErrors.js'
import type { NamespaceAdapter } from '../../types/adapter.js'
import type { Client } from '../../types/client.js'
import type { AccountType } from '../../types/connection.js'
import type { Network } from '../../types/network.js'
import { getAdapter } from '../connection/getAdapter.js'
import { accountsAtom, activeNamespaceAtom } from '../connection/start/atoms.js'
import { networkStatesAtom } from '../networks/start/atoms.js'
import { getNetworkServices } from '../networks/support.js'
import { SwapIncompleteError, SwapNotSupportedError } from './errors.js'

type Needed = 'estimateTransfer' | 'getSwapReader' | 'sendTransaction' | 'waitForTransaction'

/** Account, adapter and network of a swap. */
export type Swapper = {
  readonly address: string
  readonly accountType: AccountType
  readonly network: Network
  readonly adapter: NamespaceAdapter & Required<Pick<NamespaceAdapter, Needed>>
}

/**
 * Returns the active account and its network.
 *
 * @throws SwapIncompleteError `swap/incomplete`, while not connected
 * @throws SwapNotSupportedError `swap/not-supported`
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 */
export function getSwapper(client: Client): Swapper {
  const { store } = client
  const namespace = store.get(activeNamespaceAtom)
  const account = namespace && store.get(accountsAtom)[namespace]
  if (!namespace || !account?.address) throw new SwapIncompleteError({ missing: 'a connected account' })
  const { isSupported, network } = store.get(networkStatesAtom)[namespace] ?? {}
  if (!network || !isSupported) throw new SwapIncompleteError({ missing: 'a network of the app' })
  // The transactions of the gateway are for eip155.
  if (namespace !== 'eip155' || !getNetworkServices(network).swaps)
    throw new SwapNotSupportedError({ network: network.name })
  const adapter = getAdapter(client, namespace)
  const { estimateTransfer, getSwapReader, sendTransaction, waitForTransaction } = adapter
  for (const [capability, method] of Object.entries({
    estimateTransfer,
    getSwapReader,
    sendTransaction,
    waitForTransaction,
  }))
    if (!method) throw new CapabilityNotSupportedError({ capability, namespace })
  const { address, allAccounts } = account
  return {
    address,
    accountType: allAccounts.find(one => one.address === address)?.type ?? 'eoa',
    network,
    adapter: adapter as Swapper['adapter'],
  }
}
