import type { Json } from '../json.js'
import type { TokenBalance } from '../ledger/types.js'
import { uiTokenAmount } from '../token/uiTokenAmount.js'

/** Token balances as a transaction's `meta` has them. */
export const encodeTokenBalances = (balances: readonly TokenBalance[]): Json =>
  balances.map(({ accountIndex, mint, owner, programId, amount, decimals }) => ({
    accountIndex,
    mint,
    owner,
    programId,
    uiTokenAmount: uiTokenAmount(amount, decimals),
  }))
