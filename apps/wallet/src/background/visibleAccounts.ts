import type { Hex } from 'viem'
import type { Wallet } from '../common/types.js'

/** The accounts a site may see, the active one first. */
export function visibleAccounts(
  wallet: Wallet,
  origin: string,
  permissions: Wallet['permissions'] = wallet.permissions,
): Hex[] {
  const permitted = permissions[origin] ?? []
  if (!permitted.includes(wallet.active)) return permitted
  return [wallet.active, ...permitted.filter(address => address !== wallet.active)]
}
