import { type Address, getAddressDecoder, getU64Decoder } from '@solana/kit'
import { programs } from '../ledger/programs.js'
import type { StoredAccount } from '../ledger/types.js'
import { isTokenProgram } from './isTokenProgram.js'
import { tokenLayout } from './tokenLayout.js'

export type DecodedMint = {
  mintAuthority: Address | null
  supply: bigint
  decimals: number
  freezeAuthority: Address | null
}

/** Reads an initialised mint of SPL Token or Token-2022; null for anything else. */
export function decodeMint(account: StoredAccount): DecodedMint | null {
  const { data, owner } = account
  if (!isTokenProgram(owner) || data.length < tokenLayout.mint || data.length === tokenLayout.multisig)
    return null
  const extended = owner === programs.token2022 && data[tokenLayout.account] === tokenLayout.typeMint
  if ((data.length !== tokenLayout.mint && !extended) || data[45] !== 1) return null
  const address = getAddressDecoder()
  return {
    mintAuthority: data[0] === 1 ? address.decode(data, 4) : null,
    supply: getU64Decoder().decode(data, 36),
    decimals: data[44] ?? 0,
    freezeAuthority: data[46] === 1 ? address.decode(data, 50) : null,
  }
}
