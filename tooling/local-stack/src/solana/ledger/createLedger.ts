import { EpochSchedule, LiteSVM } from 'litesvm'
import { localSolanaGenesisHash } from '../localSolana.js'
import type { Ledger } from './types.js'

export type CreateLedgerParameters = {
  /** Blocks by which `finalized` follows the tip, at most 60. */
  finalizedSlots: number
}

/** Makes a chain with the standard programs and no block but the first. */
export function createLedger({ finalizedSlots }: CreateLedgerParameters): Ledger {
  const svm = new LiteSVM().withTransactionHistory(0n).withBlockhashCheck(false).withNativeMints()
  svm.setEpochSchedule(new EpochSchedule(432_000n, 432_000n, false, 0n, 0n))
  const blockhash = svm.latestBlockhash()
  const time = Math.floor(Date.now() / 1000)
  const first = { slot: 0, blockhash, previousBlockhash: localSolanaGenesisHash, time }
  return {
    svm,
    finalizedSlots,
    tip: 0,
    blocks: new Map([[0, { ...first, transactions: [], transactionCount: 0, before: new Map() }]]),
    blockhashes: new Map([[blockhash, 0]]),
    transactions: new Map(),
    byAddress: new Map(),
    listeners: new Set(),
    slotHashesAt: -1,
  }
}
