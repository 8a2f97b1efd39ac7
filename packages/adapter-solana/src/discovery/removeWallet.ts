import { dropConnection } from '../connection/dropConnection.js'
import type { FoundWallet, Runtime } from '../types.js'

/** Takes a wallet off the list that is no longer there. Its connection is remembered in case it comes back. */
export function removeWallet(runtime: Runtime, wallet: FoundWallet): void {
  runtime.opened.get(wallet)?.stop()
  runtime.opened.delete(wallet)
  runtime.wallets = runtime.wallets.filter(one => one !== wallet)
  const { id } = wallet.connector
  if (runtime.connections.get(id)?.found === wallet) {
    dropConnection(runtime, id)
    runtime.left.add(id)
  }
  runtime.changed()
}
