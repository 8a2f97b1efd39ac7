import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { accountsAtom } from '../connection/start/atoms.js'
import { type KnownReceiver, listReceivers } from './listReceivers.js'
import { readPastReceivers } from './pastReceivers.js'

/** Parameters of {@link getReceivers}. */
export type GetReceiversParameters = {
  readonly namespace: Namespace
  /** Address of the sender, which is left out. */
  readonly from: string
}

/**
 * Returns the receivers that the user knows: the other accounts of the connected wallet, then the receivers of transfers
 * that were sent from this browser, latest first. Addresses of incoming transfers are left out: anyone can send a transfer
 * from an address that looks like a known one.
 *
 * @example
 * getReceivers(client, { namespace: 'eip155', from: address }) // [{ address: '0xd8dA…', kind: 'past' }]
 */
export function getReceivers(
  client: Client,
  { namespace, from }: GetReceiversParameters,
): readonly KnownReceiver[] {
  const accounts = client.store.get(accountsAtom)[namespace]?.allAccounts ?? []
  return listReceivers({ namespace, from, accounts, past: readPastReceivers(client, namespace) })
}
