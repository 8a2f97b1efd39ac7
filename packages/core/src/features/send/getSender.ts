import { CapabilityNotSupportedError } from '../../errors/adapterErrors.js'
import type { NamespaceAdapter } from '../../types/adapter.js'
import type { Client } from '../../types/client.js'
import type { AccountType } from '../../types/connection.js'
import type { Network } from '../../types/network.js'
import { getAdapter } from '../connection/getAdapter.js'
import { accountsAtom, activeNamespaceAtom } from '../connection/start/atoms.js'
import { networkStatesAtom, networksAtom } from '../networks/start/atoms.js'
import { sendAtom } from './atoms.js'
import { SendIncompleteError } from './errors.js'

/** Account, adapter and network of a transfer. */
export type Sender = {
  readonly address: string
  readonly accountType: AccountType
  readonly network: Network
  readonly adapter: NamespaceAdapter & Required<Pick<NamespaceAdapter, 'estimateTransfer' | 'sendTransfer'>>
}

/**
 * Returns the account and the network of the form: those that it names, else the active ones.
 *
 * @throws SendIncompleteError `send/incomplete`, while not connected there
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 */
export function getSender(client: Client): Sender {
  const { store } = client
  const form = store.get(sendAtom)
  const namespace = form.namespace ?? store.get(activeNamespaceAtom)
  const account = namespace && store.get(accountsAtom)[namespace]
  if (!namespace || !account?.address) throw new SendIncompleteError({ missing: 'a connected account' })
  const shown = store.get(networkStatesAtom)[namespace]
  const network = form.caipNetworkId
    ? store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === form.caipNetworkId)
    : shown?.isSupported && shown.network
  if (!network || network.chainNamespace !== namespace)
    throw new SendIncompleteError({ missing: 'a network of the app' })
  const adapter = getAdapter(client, namespace)
  const { estimateTransfer, sendTransfer } = adapter
  for (const [capability, method] of Object.entries({ estimateTransfer, sendTransfer }))
    if (!method) throw new CapabilityNotSupportedError({ capability, namespace })
  const { address, allAccounts } = account
  return {
    address,
    accountType: allAccounts.find(one => one.address === address)?.type ?? 'eoa',
    network,
    adapter: adapter as Sender['adapter'],
  }
}
