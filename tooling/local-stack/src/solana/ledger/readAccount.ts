import type { Address } from '@solana/kit'
import type { Ledger, StoredAccount } from './types.js'

/** The account as it was after the block of `slot`; null if it was not there. */
export function readAccount(ledger: Ledger, address: Address, slot = ledger.tip): StoredAccount | null {
  for (let next = slot + 1; next <= ledger.tip; next += 1) {
    const before = ledger.blocks.get(next)?.before.get(address)
    if (before !== undefined) return before
  }
  const account = ledger.svm.getAccount(address)
  if (!account.exists) return null
  const { lamports, programAddress, executable, data } = account
  return { lamports, owner: programAddress, executable, data }
}
