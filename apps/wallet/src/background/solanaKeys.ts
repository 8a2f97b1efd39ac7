import { RpcError } from '../common/rpcError.js'
import type { Wallet } from '../common/types.js'
import type { SolanaKey } from '../solana/types.js'

/** The keys a site may ask signatures of. */
export function solanaKeys(wallet: Wallet, origin: string): (address: string) => SolanaKey {
  return address => {
    const account = wallet.accounts.find(({ solana }) => solana.address === address)
    // The site may have been disconnected while the request was open.
    if (account && wallet.solanaPermissions[origin]?.includes(account.address)) return account.solana
    throw new RpcError(4100, 'The site is not connected to this account.')
  }
}
