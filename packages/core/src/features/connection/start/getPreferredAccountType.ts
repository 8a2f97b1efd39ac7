import type { Client } from '../../../types/client.js'
import type { AccountType } from '../../../types/connection.js'
import type { Namespace } from '../../../types/namespace.js'

/** Type of the account that is active first in a namespace unless the app sets another. */
export const defaultAccountTypes: Readonly<Record<Namespace, AccountType>> = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
  cosmos: 'eoa',
  sui: 'eoa',
  stacks: 'eoa',
  ton: 'eoa',
  tron: 'eoa',
}

/**
 * Returns the type of the account that is active first in a namespace: the last chosen type, also before a reload, else
 * that of `defaultAccountTypes`.
 *
 * @example
 * getPreferredAccountType(client, { namespace: 'eip155' }) // 'smartAccount'
 */
export function getPreferredAccountType(
  client: Client,
  { namespace }: { readonly namespace: Namespace },
): AccountType {
  const chosen = client.storage.get(accountTypeKey(client, namespace))
  // The stored value is only compared with the types of real accounts.
  return (chosen as AccountType | undefined) ?? client.config.defaultAccountTypes[namespace]
}

export function accountTypeKey(client: Client, namespace: Namespace): string {
  return `${client.config.storageKey}.accountType.${namespace}`
}
