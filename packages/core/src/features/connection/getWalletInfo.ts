import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { accountAtom, accountsAtom } from './atoms.js'

/** The connected wallet. */
export type WalletInfo = {
  readonly name: string
  /** Id of the connector: its rdns if it has one. */
  readonly identifier: string
  readonly icon: string | undefined
  /** The social account it was opened with, for the embedded wallet. */
  readonly social: string | undefined
}

/**
 * Returns the name and identifier of the wallet of the active account, or of the account of a namespace.
 *
 * @example
 * getWalletInfo(client)?.name // 'MetaMask'
 */
export function getWalletInfo(
  client: Client,
  { namespace }: { namespace?: Namespace | undefined } = {},
): WalletInfo | undefined {
  const store = getStore(client)
  const account = namespace ? store.get(accountsAtom)[namespace] : store.get(accountAtom)
  const connector = account?.connector
  if (!connector) return undefined
  return { name: connector.name, identifier: connector.id, icon: connector.icon, social: undefined }
}
