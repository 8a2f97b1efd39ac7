import { type Address, address, lamports } from '@solana/kit'
import type { Ledger, StoredAccount } from './types.js'

/** Addresses of the programs that the server itself looks at. */
export const programs = {
  system: address('11111111111111111111111111111111'),
  token: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  token2022: address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
  associatedToken: address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'),
  addressLookupTable: address('AddressLookupTab1e1111111111111111111111111'),
  computeBudget: address('ComputeBudget111111111111111111111111111111'),
  memo1: address('Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo'),
  memo: address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
} as const

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

/** Does something while litesvm's accounts are as they were after an older block. */
export function withStateAt<result>(ledger: Ledger, slot: number, work: () => result): result {
  const addresses = new Set(
    Array.from({ length: ledger.tip - slot }, (_, index) => ledger.blocks.get(slot + 1 + index)).flatMap(
      block => [...(block?.before.keys() ?? [])],
    ),
  )
  const present = [...addresses].map(address => [address, readAccount(ledger, address)] as const)
  const past = [...addresses].map(address => [address, readAccount(ledger, address, slot)] as const)
  for (const [address, account] of past) writeAccount(ledger, address, account)
  try {
    return work()
  } finally {
    for (const [address, account] of present) writeAccount(ledger, address, account)
  }
}
