import { readBytes } from '../instructions/readBytes.js'
import { programs } from './programs.js'
import type { TransactionMessageOf } from './types.js'

const setComputeUnitPrice = 3

/** What a transaction offers per compute unit, in millionths of a lamport. */
export function computeUnitPrice({ instructions, staticAccounts }: TransactionMessageOf): bigint {
  for (const { programAddressIndex, data = new Uint8Array() } of instructions)
    if (staticAccounts[programAddressIndex] === programs.computeBudget)
      if (data[0] === setComputeUnitPrice && data.length === 9) return readBytes(data, 1).u64()
  return 0n
}
