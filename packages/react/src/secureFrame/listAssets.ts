import type { Client } from '@latchkit/core'
import { listWalletAssets } from '@latchkit/core/balances'

/**
 * Lists what an account of the embedded wallet has. It is in the module of the account's views, which has what it needs: a
 * module of its own would be one more file of each app.
 */
export function listAssets(
  client: Client,
  params: unknown,
  accounts: readonly { readonly address: string }[],
): Promise<unknown> {
  return listWalletAssets(client, params, accounts)
}
