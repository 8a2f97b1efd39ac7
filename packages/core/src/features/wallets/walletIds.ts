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
