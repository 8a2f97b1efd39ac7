import type { Address } from '@solana/kit'
import { readAccount } from './readAccount.js'
import type { Ledger, StoredAccount } from './types.js'

/** Every account that `program` owned after the block of `slot`, in order of address. */
export function readProgramAccounts(
  ledger: Ledger,
  program: Address,
  slot: number,
): { address: Address; account: StoredAccount }[] {
  const addresses = new Set(ledger.svm.getProgramAccounts(program).map(account => account.address))
  for (let next = slot + 1; next <= ledger.tip; next += 1)
    for (const address of ledger.blocks.get(next)?.before.keys() ?? []) addresses.add(address)
  return [...addresses].sort().flatMap(address => {
    const account = readAccount(ledger, address, slot)
    return account?.owner === program ? [{ address, account }] : []
  })
}
