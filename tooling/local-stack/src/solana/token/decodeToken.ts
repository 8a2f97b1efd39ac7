import { type Address, getAddressDecoder, getU64Decoder } from '@solana/kit'
import { programs } from '../ledger/accounts.js'
import type { StoredAccount } from '../ledger/types.js'
import type { JsonObject } from '../rpc/json.js'

/** Sizes of SPL Token's accounts; Token-2022 appends a byte for the type and its extensions after 165 bytes. */
export const tokenLayout = { mint: 82, account: 165, multisig: 355, typeMint: 1, typeAccount: 2 } as const

export const isTokenProgram = (program: Address): boolean =>
  program === programs.token || program === programs.token2022

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

type DecodedTokenAccount = {
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

/** An amount of tokens as nodes write it; `uiAmountString` has no trailing zeros, and is times the multiplier. */
export function uiTokenAmount(amount: bigint, decimals: number, multiplier = 1): JsonObject {
  const shown = multiplier === 1 ? amount : BigInt(Math.floor(Number(amount) * multiplier))
  const digits = shown.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const uiAmountString = fraction ? `${whole}.${fraction}` : whole
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}
