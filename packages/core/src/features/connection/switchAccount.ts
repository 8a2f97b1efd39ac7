import { getStore } from '../../client/internal.js'
import { CapabilityNotSupportedError } from '../../errors/adapterErrors.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { AccountNotFoundError } from './errors.js'
import { getAdapter } from './getAdapter.js'
import { activeNamespaceAtom, snapshotsAtom } from './start/atoms.js'
import { accountTypeKey } from './start/getPreferredAccountType.js'

/** Parameters of {@link switchAccount}. */
export type SwitchAccountParameters = {
  /** One of `allAccounts`. */
  address: string
  /** Default: the active namespace. */
  namespace?: Namespace | undefined
}

/** Errors that {@link switchAccount} may throw. */
export type SwitchAccountErrorType = AccountNotFoundError | CapabilityNotSupportedError

/**
 * Makes another account of the active wallet the active account. Its type becomes the preferred type, also after reloads.
 * Most injected wallets allow only their user to select the account; then this throws. On the embedded wallet it calls
 * `setPreferredAccountType`, and throws its errors.
 *
 * @throws AccountNotFoundError `connection/account-not-found`, when the wallet did not grant it
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 *
 * @example
 * await switchAccount(client, { address: smartAccount.address })
 */
export async function switchAccount(
  client: Client,
  { address, namespace }: SwitchAccountParameters,
): Promise<void> {
  const store = getStore(client)
  const where = namespace ?? store.get(activeNamespaceAtom)
  const snapshot = where && store.get(snapshotsAtom)[where]
  const connection = snapshot?.connections.find(({ connector }) => connector.id === snapshot.current)
  const account = connection?.accounts.find(one => one.address === address)
  if (!where || !connection || !account) throw new AccountNotFoundError({ address })
  const { type } = account
  if (connection.address !== address) {
    // The other accounts of this connector are those of eip155.
    if (connection.connector.type === 'auth' && (type === 'eoa' || type === 'smartAccount')) {
      const { setPreferredAccountType } = await import('../embedded/lazy/index.js')
      await setPreferredAccountType(client, { type })
      return
    }
    const adapter = getAdapter(client, where)
    if (!adapter.switchAccount)
      throw new CapabilityNotSupportedError({ capability: 'switchAccount', namespace: where })
    await adapter.switchAccount({ connectorId: connection.connector.id, address })
  }
  if (connection.accounts.some(one => one.type !== type))
    client.storage.set(accountTypeKey(client, where), type)
}
