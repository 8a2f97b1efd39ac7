import type { KnownWallet } from './types.js'

/** Every id of a wallet: its id, its present and former reverse domain names, its directory id. */
export function walletIds({
  id,
  rdns = id,
  explorerId = id,
  rdnsAliases = [],
}: KnownWallet): readonly string[] {
  return [id, rdns, explorerId, ...rdnsAliases]
}

/** Whether `id` is among the ids of the wallet ({@link walletIds}). */
export function matchesWallet(wallet: KnownWallet, id: string): boolean {
  return walletIds(wallet).includes(id)
}
