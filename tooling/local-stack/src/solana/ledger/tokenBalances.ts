import type { Address } from '@solana/kit'
import { decodeMint } from '../token/decodeMint.js'
import { decodeTokenAccount } from '../token/decodeTokenAccount.js'
import type { StoredAccount, TokenBalance } from './types.js'

/** Balances of the token accounts among a transaction's accounts. */
export function tokenBalances(
  keys: readonly Address[],
  accountOf: (address: Address) => StoredAccount | null,
): TokenBalance[] {
  return keys.flatMap((key, accountIndex) => {
    const account = accountOf(key)
    const token = account && decodeTokenAccount(account)
    const mint = token && accountOf(token.mint)
    const decimals = mint && decodeMint(mint)?.decimals
    if (!account || !token || typeof decimals !== 'number') return []
    const { mint: of, owner, amount } = token
    return [{ accountIndex, mint: of, owner, programId: account.owner, amount, decimals }]
  })
}
