import { Clock } from 'litesvm'
import type { Ledger } from './types.js'

const slotsInEpoch = 432_000
const slotHashes = 512

/** Tells litesvm the slot and time of the block that is being built, and the hashes of those before it. */
export function setSysvars(ledger: Ledger, time: number): void {
  const slot = ledger.tip + 1
  const epoch = Math.floor(slot / slotsInEpoch)
  const start = ledger.blocks.get(epoch * slotsInEpoch)?.time ?? time
  const clock = new Clock(BigInt(slot), BigInt(start), BigInt(epoch), BigInt(epoch + 1), BigInt(time))
  ledger.svm.setClock(clock)
  if (ledger.sysvarsAt === ledger.tip) return
  const hashes: { slot: bigint; hash: string }[] = []
  for (let at = ledger.tip; at >= 0 && hashes.length < slotHashes; at -= 1) {
    const block = ledger.blocks.get(at)
    if (block) hashes.push({ slot: BigInt(at), hash: block.blockhash })
  }
  ledger.svm.setSlotHashes(hashes)
  ledger.sysvarsAt = ledger.tip
}
