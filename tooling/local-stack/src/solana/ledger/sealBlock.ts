import type { Address } from '@solana/kit'
import { Clock } from 'litesvm'
import type { Block, LandedTransaction, Ledger, StoredAccount } from './types.js'

const slotsInEpoch = 432_000

/** Gives programs the slot and the time (seconds since 1970) of the block that they run in. */
export function setClock(ledger: Ledger, slot: number, time: number): void {
  const epoch = Math.floor(slot / slotsInEpoch)
  const start = ledger.blocks.get(epoch * slotsInEpoch)?.time ?? time
  ledger.svm.setClock(new Clock(BigInt(slot), BigInt(start), BigInt(epoch), BigInt(epoch + 1), BigInt(time)))
}

const kept = 512

/** Gives programs the hashes of the blocks before the one they run in, as lookup tables need them. */
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

/** How long a block without transactions, and a blockhash, are kept. */
const keptBlocks = 5000
const keptBlockhashes = 400
/** For how many blocks their changes can be taken back; more than `finalized` needs. */
const keptStates = 64

/** Ends the block after the tip, with or without a transaction, and notifies the listeners. */
export function sealBlock(
  ledger: Ledger,
  transactions: LandedTransaction[] = [],
  before: ReadonlyMap<Address, StoredAccount | null> = new Map(),
): Block {
  const previousBlockhash = ledger.svm.latestBlockhash()
  ledger.svm.expireBlockhash()
  const slot = ledger.tip + 1
  const blockhash = ledger.svm.latestBlockhash()
  const time = transactions[0]?.time ?? Math.floor(Date.now() / 1000)
  setClock(ledger, slot, time)
  const transactionCount = (ledger.blocks.get(ledger.tip)?.transactionCount ?? 0) + transactions.length
  const block = {
    slot,
    blockhash,
    previousBlockhash,
    time,
    transactions,
    transactionCount,
    before: new Map(before),
  }
  ledger.blocks.set(slot, block)
  ledger.blockhashes.set(blockhash, slot)
  ledger.tip = slot
  for (const landed of transactions) {
    ledger.transactions.set(landed.wire.signature, landed)
    for (const key of new Set(landed.keys)) {
      const list = ledger.byAddress.get(key)
      if (list) list.push(landed)
      else ledger.byAddress.set(key, [landed])
    }
  }
  ledger.blocks.get(slot - keptStates)?.before.clear()
  const old = ledger.blocks.get(slot - keptBlocks)
  if (old && old.transactions.length === 0) ledger.blocks.delete(old.slot)
  const [hash, since] = ledger.blockhashes.entries().next().value ?? []
  if (hash !== undefined && since !== undefined && since < slot - keptBlockhashes)
    ledger.blockhashes.delete(hash)
  for (const listener of ledger.listeners) listener(block)
  return block
}
