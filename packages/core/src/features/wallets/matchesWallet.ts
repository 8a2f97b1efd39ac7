import type { KnownWallet } from './types.js'
import { walletIds } from './walletIds.js'

/** Whether `id` names the wallet: by its id, a reverse domain name it has or had, or its directory id. */
export function matchesWallet(wallet: KnownWallet, id: string): boolean {
  return walletIds(wallet).includes(id)
}
