import { Clock } from 'litesvm'
import type { Ledger } from './types.js'

const slotsInEpoch = 432_000

/** Tells programs the slot and the time (seconds since 1970) of the block that they run in. */
export function setClock(ledger: Ledger, slot: number, time: number): void {
  const epoch = Math.floor(slot / slotsInEpoch)
  const start = ledger.blocks.get(epoch * slotsInEpoch)?.time ?? time
  ledger.svm.setClock(new Clock(BigInt(slot), BigInt(start), BigInt(epoch), BigInt(epoch + 1), BigInt(time)))
}
