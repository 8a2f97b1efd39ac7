import { CapabilityNotSupportedError } from '../../errors/adapterErrors.js'
import { UnauthorizedError } from '../../errors/providerErrors.js'
import type { NamespaceAdapter } from '../../types/adapter.js'
import type { Client } from '../../types/client.js'
import type { Connector } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'
import type { Network, NetworkReference } from '../../types/network.js'
import { getAdapter } from '../connection/getAdapter.js'
import { accountsAtom, activeNamespaceAtom } from '../connection/start/atoms.js'
import { networkStatesAtom, networksAtom } from '../networks/start/atoms.js'
import { networkId } from '../networks/start/defineNetwork.js'
import { CallsError, unsupportedChain } from './errors.js'

type Needed = 'sendCalls' | 'sendTransaction' | 'waitForTransaction'

/** Account, connector and network that send a batch. */
export type Caller = {
  readonly address: string
  readonly connector: Connector
  readonly network: Network
  /** Whether the wallet is on that network. */
  readonly isThere: boolean
  readonly adapter: NamespaceAdapter & Required<Pick<NamespaceAdapter, Needed>>
}

/**
 * Returns the sending account and the network: the named network, else the shown network.
 *
 * @throws UnauthorizedError `rpc/unauthorized`, while not connected
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 * @throws CallsError `calls/chain-not-supported`
 */
export function getCaller(client: Client, reference: NetworkReference | undefined): Caller {
  const { store } = client
  const wanted = reference === undefined ? undefined : networkId(reference)
  const namespace = (wanted?.split(':')[0] as Namespace | undefined) ?? store.get(activeNamespaceAtom)
  const { address, connector, caipNetworkId } = (namespace && store.get(accountsAtom)[namespace]) ?? {}
  if (!namespace || !address || !connector) throw new UnauthorizedError()
  const adapter = getAdapter(client, namespace)
  const { sendCalls, sendTransaction, waitForTransaction } = adapter
  for (const [capability, method] of Object.entries({ sendCalls, sendTransaction, waitForTransaction }))
    if (!method) throw new CapabilityNotSupportedError({ capability, namespace })
  const shown = store.get(networkStatesAtom)[namespace]?.network
  const network = wanted ? store.get(networksAtom).find(one => one.caipNetworkId === wanted) : shown
  if (!network) throw new CallsError(unsupportedChain)
  const isThere = network.caipNetworkId === caipNetworkId
  return { address, connector, network, isThere, adapter: adapter as Caller['adapter'] }
}
