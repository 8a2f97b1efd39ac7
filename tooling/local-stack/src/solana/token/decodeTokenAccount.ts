import { type Address, getAddressDecoder, getU64Decoder } from '@solana/kit'
import { programs } from '../ledger/programs.js'
import type { StoredAccount } from '../ledger/types.js'
import { isTokenProgram } from './isTokenProgram.js'
import { tokenLayout } from './tokenLayout.js'

export type DecodedTokenAccount = {
  mint: Address
  owner: Address
  amount: bigint
  delegate: Address | null
  state: 'initialized' | 'frozen'
  /** Lamports kept for rent when the token is wrapped SOL, else null. */
  nativeReserve: bigint | null
  delegatedAmount: bigint
  closeAuthority: Address | null
}

const states = [undefined, 'initialized', 'frozen'] as const

/** Reads an initialised account of SPL Token or Token-2022; null for anything else. */
export function decodeTokenAccount(account: StoredAccount): DecodedTokenAccount | null {
  const { data, owner } = account
  if (!isTokenProgram(owner) || data.length < tokenLayout.account || data.length === tokenLayout.multisig)
    return null
  const plain = data.length === tokenLayout.account
  if (!plain && (owner !== programs.token2022 || data[tokenLayout.account] !== tokenLayout.typeAccount))
    return null
  const state = states[data[108] ?? 0]
  if (!state) return null
  const address = getAddressDecoder()
  const u64 = getU64Decoder()
  return {
    mint: address.decode(data, 0),
    owner: address.decode(data, 32),
    amount: u64.decode(data, 64),
    delegate: data[72] === 1 ? address.decode(data, 76) : null,
    state,
    nativeReserve: data[109] === 1 ? u64.decode(data, 113) : null,
    delegatedAmount: u64.decode(data, 121),
    closeAuthority: data[129] === 1 ? address.decode(data, 133) : null,
  }
}
