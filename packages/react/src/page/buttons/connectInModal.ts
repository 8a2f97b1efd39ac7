import type { Connection, Namespace } from '@latchkit/core'
import { connectionsAtom } from '@latchkit/core/connection'
import { UserRejectedError } from '@latchkit/core/errors'
import type { Latchkit } from '../latchkit/types.js'

export type ConnectInModalParameters = {
  readonly walletId: string
  readonly namespace?: Namespace | undefined
}

/**
 * Opens the modal on a wallet and waits for a new connection. Returns it once the modal leaves the views that connect:
 * by then its sign-in has ended.
 *
 * @throws UserRejectedError `rpc/user-rejected`, when the modal was closed first; the error of the modal, if it cannot be
 * loaded
 */
export function connectInModal(
  latchkit: Latchkit,
  parameters: ConnectInModalParameters,
): Promise<Connection> {
  const { client, modal } = latchkit
  const { store } = client
  const keyOf = ({ connector, accounts }: Connection) =>
    [connector.namespace, connector.id, ...accounts.map(({ address }) => address)].join()
  const before = new Set(store.get(connectionsAtom).map(keyOf))
  return new Promise((resolve, reject) => {
    modal.open(parameters)
    const stops = [store.sub(connectionsAtom, settle), modal.subscribe(settle)]
    function settle() {
      const { open, view = '', error } = modal.getState()
      // An embedded modal stays open.
      if (open && /^(Connect|ChosenWallet|AllWallets|GetWallet)/.test(view)) return
      const connection = store.get(connectionsAtom).find(one => !before.has(keyOf(one)))
      if (open && !connection) return
      for (const stop of stops) stop()
      if (connection) resolve(connection)
      else reject(error ?? new UserRejectedError())
    }
  })
}
