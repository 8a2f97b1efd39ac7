import type { Address } from '@solana/kit'
import { programs } from '../ledger/programs.js'
import type { LandedTransaction } from '../ledger/types.js'

const reserved: readonly string[] = Object.values(programs)

/** Whether the runtime locks that key of the transaction for writing; it never does so for programs and sysvars. */
export function isWritable({ wire, keys, loaded }: LandedTransaction, index: number): boolean {
  const { header, staticAccounts, instructions } = wire.message
  const key = keys[index]
  if (key === undefined || isFixed(key)) return false
  if (instructions.some(instruction => instruction.programAddressIndex === index)) return false
  if (index >= staticAccounts.length) return index < staticAccounts.length + loaded.writable.length
  if (index < header.numSignerAccounts)
    return index < header.numSignerAccounts - header.numReadonlySignerAccounts
  return index < staticAccounts.length - header.numReadonlyNonSignerAccounts
}

const isFixed = (key: Address) => key.startsWith('Sysvar') || reserved.includes(key)
