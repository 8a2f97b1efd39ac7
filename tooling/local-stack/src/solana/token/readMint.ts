import type { Address } from '@solana/kit'
import { readAccount } from '../ledger/readAccount.js'
import type { Ledger } from '../ledger/types.js'
import { invalidParams } from '../rpc/invalidParams.js'
import { type DecodedMint, decodeMint } from './decodeMint.js'

/** The mint at that address, with the program it belongs to; error -32602 where there is none. */
export function readMint(ledger: Ledger, address: Address, slot: number): DecodedMint & { program: Address } {
  const account = readAccount(ledger, address, slot)
  if (!account) throw invalidParams('Invalid param: could not find mint')
  const mint = decodeMint(account)
  if (!mint) throw invalidParams('Invalid param: not a Token mint')
  return { ...mint, program: account.owner }
}
