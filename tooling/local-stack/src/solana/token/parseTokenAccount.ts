import { programs, readAccount } from '../ledger/accounts.js'
import type { Ledger, StoredAccount } from '../ledger/types.js'
import type { Json } from '../rpc/json.js'
import { decodeMint, decodeTokenAccount, uiTokenAmount } from './decodeToken.js'
import { readMultiplier } from './readMultiplier.js'

/** A mint or token account of either token program in the form of jsonParsed; null for anything else. */
export function parseTokenAccount(ledger: Ledger, account: StoredAccount, slot: number): Json {
  const program = account.owner === programs.token2022 ? 'spl-token-2022' : 'spl-token'
  const space = account.data.length
  const mint = decodeMint(account)
  if (mint) {
    const { decimals, freezeAuthority, mintAuthority, supply } = mint
    const info = {
      decimals,
      freezeAuthority,
      isInitialized: true,
      mintAuthority,
      supply: supply.toString(),
    }
    return { parsed: { info, type: 'mint' }, program, space }
  }
  const token = decodeTokenAccount(account)
  const of = token && readAccount(ledger, token.mint, slot)
  const decimals = of && decodeMint(of)?.decimals
  if (!token || !of || typeof decimals !== 'number') return null
  const multiplier = readMultiplier(of, ledger.blocks.get(slot)?.time ?? 0)
  const { delegate, closeAuthority, nativeReserve } = token
  const info = {
    ...(closeAuthority && { closeAuthority }),
    ...(delegate && { delegate, delegatedAmount: uiTokenAmount(token.delegatedAmount, decimals) }),
    isNative: nativeReserve !== null,
    mint: token.mint,
    owner: token.owner,
    ...(nativeReserve !== null && { rentExemptReserve: uiTokenAmount(nativeReserve, decimals) }),
    state: token.state,
    tokenAmount: uiTokenAmount(token.amount, decimals, multiplier),
  }
  return { parsed: { info, type: 'account' }, program, space }
}
