import type { Hex } from 'viem'
import type { WalletAccount } from '../common/types.js'

/** The Solana addresses of accounts, in the order in which these are named. */
export function solanaAddresses(accounts: readonly WalletAccount[], picked: readonly Hex[]): string[] {
  return picked.flatMap(address =>
    accounts.filter(account => account.address === address).map(account => account.solana.address),
  )
}
