import type { Wallet } from '../../common/types.js'
import { visibleAccounts } from '../visibleAccounts.js'

/** Permissions of a site in the shape of EIP-2255. */
export function permissionsOf(wallet: Wallet, invoker: string): unknown[] {
  const value = visibleAccounts(wallet, invoker)
  if (value.length === 0) return []
  return [
    {
      invoker,
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value }],
    },
  ]
}
