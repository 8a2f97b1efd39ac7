import type { Commitment, Ledger } from './types.js'

/** The newest slot of that commitment: `confirmed` is a block behind the tip, as on a cluster that votes in time. */
export function commitmentSlot(ledger: Ledger, commitment: Commitment): number {
  const behind = { processed: 0, confirmed: 1, finalized: ledger.finalizedSlots }
  return Math.max(0, ledger.tip - behind[commitment])
}
