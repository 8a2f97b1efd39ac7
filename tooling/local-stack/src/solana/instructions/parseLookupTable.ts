import { nameAccounts } from './nameAccounts.js'
import { readBytes } from './readBytes.js'
import type { Instruction, Parsed } from './types.js'

/** An instruction of the Address Lookup Table program as nodes describe it. */
export function parseLookupTable(instruction: Instruction): Parsed | null {
  const bytes = readBytes(instruction.data)
  const named = (...names: string[]) => nameAccounts(instruction, names)
  const table = ['lookupTableAccount', 'lookupTableAuthority']
  switch (bytes.u32()) {
    case 0: {
      const [recentSlot, bumpSeed] = [bytes.u64(), bytes.u8()]
      const accounts = named(...table, 'payerAccount', 'systemProgram')
      return { type: 'createLookupTable', info: { ...accounts, recentSlot, bumpSeed } }
    }
    case 1:
      return { type: 'freezeLookupTable', info: named(...table) }
    case 2: {
      const count = Number(bytes.u64())
      if (bytes.left() !== count * 32) return null
      const newAddresses = Array.from({ length: count }, () => bytes.address())
      const paid = instruction.accounts.length >= 4
      const accounts = paid ? named(...table, 'payerAccount', 'systemProgram') : named(...table)
      return { type: 'extendLookupTable', info: { ...accounts, newAddresses } }
    }
    case 3:
      return { type: 'deactivateLookupTable', info: named(...table) }
    case 4:
      return { type: 'closeLookupTable', info: named(...table, 'recipient') }
    default:
      return null
  }
}
