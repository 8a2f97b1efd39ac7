import type { Ledger } from './types.js'

const kept = 512

/** Tells programs the hashes of the blocks before the one they run in, as lookup tables need them. */
export function setSlotHashes(ledger: Ledger): void {
  if (ledger.slotHashesAt === ledger.tip) return
  const hashes: { slot: bigint; hash: string }[] = []
  for (let at = ledger.tip; at >= 0 && hashes.length < kept; at -= 1) {
    const block = ledger.blocks.get(at)
    if (block) hashes.push({ slot: BigInt(at), hash: block.blockhash })
  }
  ledger.svm.setSlotHashes(hashes)
  ledger.slotHashesAt = ledger.tip
}
