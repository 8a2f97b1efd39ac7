import type { Address } from '@solana/kit'
import { lamports } from '@solana/kit'
import { programs } from './programs.js'
import type { Ledger, StoredAccount } from './types.js'

/** Puts an account into litesvm as it is, or takes it away. */
export function writeAccount(ledger: Ledger, address: Address, account: StoredAccount | null): void {
  ledger.svm.setAccount({
    address,
    lamports: lamports(account?.lamports ?? 0n),
    programAddress: account?.owner ?? programs.system,
    executable: account?.executable ?? false,
    data: Uint8Array.from(account?.data ?? []),
    space: BigInt(account?.data.length ?? 0),
  })
}
