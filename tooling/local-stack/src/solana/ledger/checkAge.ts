import { getBase58Decoder } from '@solana/kit'
import { programs } from './programs.js'
import { readAccount } from './readAccount.js'
import type { Ledger, TransactionMessageOf } from './types.js'

/** How many blocks a blockhash is good for. */
export const blockhashLife = 150

/** Whether a transaction with this blockhash, or this durable nonce, may run in the block after `slot`. */
export function checkAge(ledger: Ledger, message: TransactionMessageOf, slot: number): boolean {
  const since = ledger.blockhashes.get(message.lifetimeToken)
  if (since !== undefined) return since <= slot && slot - since < blockhashLife
  return durableNonce(ledger, message, slot)
}

const advanceNonce = 4
const nonceBytes = 80

function durableNonce(ledger: Ledger, message: TransactionMessageOf, slot: number): boolean {
  const [first] = message.instructions
  if (!first || message.staticAccounts[first.programAddressIndex] !== programs.system) return false
  const { data = new Uint8Array(), accountIndices: [index] = [] } = first
  if (data.length < 4 || data[0] !== advanceNonce || data[1] || data[2] || data[3]) return false
  const address = index === undefined ? undefined : message.staticAccounts[index]
  const account = address === undefined ? null : readAccount(ledger, address, slot)
  if (account?.owner !== programs.system || account.data.length !== nonceBytes || account.data[4] !== 1)
    return false
  return getBase58Decoder().decode(account.data.slice(40, 72)) === message.lifetimeToken
}
