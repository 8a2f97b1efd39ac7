import type { KnownWallet } from './types.js'

/** Everything that names the wallet: its id, reverse domain names it has or had, its directory id. */
export function walletIds({
  id,
  rdns = id,
  explorerId = id,
  rdnsAliases = [],
}: KnownWallet): readonly string[] {
  return [id, rdns, explorerId, ...rdnsAliases]
}

/** Whether `id` names the wallet: by its id, a reverse domain name it has or had, or its directory id. */
export function matchesWallet(wallet: KnownWallet, id: string): boolean {
  return walletIds(wallet).includes(id)
}
