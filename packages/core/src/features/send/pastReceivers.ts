import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { isAddress } from '../../validate/validate.js'
import { pastReceiversAtom } from './atoms.js'

/** Receivers that are remembered in each namespace. */
const maxCount = 50

const toKey = (client: Client, namespace: Namespace) => `${client.config.storageKey}.receivers.${namespace}`

/** The receivers of transfers that were sent from this browser, latest first. Invalid values in storage are ignored. */
export function readPastReceivers(client: Client, namespace: Namespace): readonly string[] {
  try {
    const list: unknown = JSON.parse(client.storage.get(toKey(client, namespace)) ?? '[]')
    return Array.isArray(list) ? list.filter(one => isAddress(namespace, one)).slice(0, maxCount) : []
  } catch {
    return []
  }
}

/**
 * Reads the receivers of earlier transfers from storage, for `receiversAtom`.
 *
 * @example
 * restoreReceivers(client, 'eip155')
 */
export function restoreReceivers(client: Client, namespace: Namespace): void {
  show(client, namespace, readPastReceivers(client, namespace))
}

/** Remembers a receiver, so that an address that looks like it is noticed. */
export function rememberReceiver(client: Client, namespace: Namespace, address: string): void {
  const others = readPastReceivers(client, namespace).filter(one => one !== address)
  const receivers = [address, ...others].slice(0, maxCount)
  client.storage.set(toKey(client, namespace), JSON.stringify(receivers))
  show(client, namespace, receivers)
}

function show(client: Client, namespace: Namespace, receivers: readonly string[]): void {
  getStore(client).set(pastReceiversAtom, known => ({ ...known, [namespace]: receivers }))
}
