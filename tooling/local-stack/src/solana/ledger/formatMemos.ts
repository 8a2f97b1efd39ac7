import { programs } from './programs.js'
import type { LandedTransaction } from './types.js'

/** The memos of a transaction, each after its length in brackets; null where it has none. */
export function formatMemos({ wire }: LandedTransaction): string | null {
  const { instructions, staticAccounts } = wire.message
  const memos = instructions.flatMap(({ programAddressIndex, data = new Uint8Array() }) => {
    const program = staticAccounts[programAddressIndex]
    if (program !== programs.memo && program !== programs.memo1) return []
    return [`[${data.length}] ${new TextDecoder().decode(Uint8Array.from(data))}`]
  })
  return memos.length > 0 ? memos.join('; ') : null
}
