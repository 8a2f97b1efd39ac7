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

/**
 * Whether `id` is an id of the wallet: its own, a reverse domain name (EIP-6963) of now or before, or its id in the
 * public wallet directory.
 *
 * @example
 * wallets.find(wallet => matchesWallet(wallet, 'io.metamask'))
 */
export function matchesWallet(wallet: KnownWallet, id: string): boolean {
  return walletIds(wallet).includes(id)
}
