import type { Wallet } from '../common/types.js'
import { visibleAccounts } from './visibleAccounts.js'

/** The Solana addresses a site may see, the active account's first. */
export function visibleSolanaAccounts(wallet: Wallet, origin: string): string[] {
  const visible = visibleAccounts(wallet, origin, wallet.solanaPermissions)
  return visible.flatMap(address =>
    wallet.accounts.filter(account => account.address === address).map(account => account.solana.address),
  )
}
