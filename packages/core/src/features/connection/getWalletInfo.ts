import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { accountAtom, accountsAtom } from './start/atoms.js'

/** The connected wallet. */
export type WalletInfo = {
  /** As the wallet announces it. Show it by `toVisibleLine` of `@latchkit/core/validate`. */
  readonly name: string
  /** Id of the connector: its rdns if it has one. */
  readonly identifier: string
  readonly icon: string | undefined
  /** The provider of the social login that opened the embedded wallet, such as `google`. */
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
  if (!account?.connector) return undefined
  const { name, id, icon } = account.connector
  const provider = account.embeddedWalletInfo?.authProvider
  return {
    name,
    identifier: id,
    icon: client.config.connectorImages?.[id] ?? icon,
    social: provider === 'email' ? undefined : provider,
  }
}
