import { type Address, getBase58Decoder } from '@solana/kit'
import { programs } from './programs.js'
import { readAccount } from './readAccount.js'
import type { Ledger, TransactionMessageOf } from './types.js'

const advanceNonce = 4
const nonceBytes = 80

/** The nonce account whose value stands in the place of a blockhash, as it was after `slot`; else undefined. */
export function durableNonce(
  ledger: Ledger,
  message: TransactionMessageOf,
  slot: number,
): Address | undefined {
  const [first] = message.instructions
  if (!first || message.staticAccounts[first.programAddressIndex] !== programs.system) return undefined
  const { data = new Uint8Array(), accountIndices: [index] = [] } = first
  if (data.length < 4 || data[0] !== advanceNonce || data[1] || data[2] || data[3]) return undefined
  const address = index === undefined ? undefined : message.staticAccounts[index]
  const account = address === undefined ? null : readAccount(ledger, address, slot)
  if (account?.owner !== programs.system || account.data.length !== nonceBytes || account.data[4] !== 1)
    return undefined
  return getBase58Decoder().decode(account.data.slice(40, 72)) === message.lifetimeToken ? address : undefined
}
