import type { Hex } from 'viem'
import type { Wallet } from '../common/types.js'

/** Returns the network that a site is on. */
export function siteChainId(wallet: Wallet, origin: string): number {
  return wallet.chainIds[origin] ?? wallet.chainId
}

/** Returns the accounts that a site may see, the active one first. */
export function visibleAccounts(
  wallet: Wallet,
  origin: string,
  permissions: Wallet['permissions'] = wallet.permissions,
): Hex[] {
  const permitted = permissions[origin] ?? []
  if (!permitted.includes(wallet.active)) return permitted
  return [wallet.active, ...permitted.filter(address => address !== wallet.active)]
}

/** Returns the Solana addresses that a site may see, the active account's first. */
export function visibleSolanaAccounts(wallet: Wallet, origin: string): string[] {
  const visible = visibleAccounts(wallet, origin, wallet.solanaPermissions)
  return solanaAddresses(wallet.accounts, visible)
}

/** Returns the Solana addresses of accounts, in the order of the given EVM addresses. */
export function solanaAddresses(accounts: Wallet['accounts'], picked: readonly Hex[]): string[] {
  return picked.flatMap(address =>
    accounts.filter(account => account.address === address).map(account => account.solana.address),
  )
}
