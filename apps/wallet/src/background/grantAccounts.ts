import type { Hex } from 'viem'
import { RpcError } from '../common/rpcError.js'
import type { PendingApproval, Wallet } from '../common/types.js'
import type { Background } from './types.js'
import { updateState } from './updateState.js'

/** Lets a site see the chosen accounts, and no others. */
export async function grantAccounts(
  background: Background,
  { origin, wallet: id }: Pick<PendingApproval, 'origin' | 'wallet'>,
  { accounts, solana }: { accounts: readonly Hex[]; solana: boolean },
): Promise<Wallet> {
  const { wallets } = await updateState(background, draft => {
    const wallet = draft.wallets[id]
    const chosen = accounts.filter(address => wallet.accounts.some(account => account.address === address))
    if (chosen.length === 0) throw new RpcError(4001, 'No account was chosen.')
    wallet[solana ? 'solanaPermissions' : 'permissions'][origin] = chosen
  })
  return wallets[id]
}
