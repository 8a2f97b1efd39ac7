import type { FoundWallet, Runtime } from '../types.js'

/** Takes a wallet off the list that is no longer there. */
export function removeWallet(runtime: Runtime, wallet: FoundWallet): void {
  runtime.wallets = runtime.wallets.filter(one => one !== wallet)
  runtime.opened.get(wallet)?.leave()
  runtime.changed()
}
