import type { Commitment, Ledger } from './types.js'

/** Blocks by which each commitment follows the tip, as on a public cluster that votes in time. */
const behind: Record<Commitment, number> = { processed: 0, confirmed: 1, finalized: 32 }

/** The newest slot of that commitment. */
export const commitmentSlot = (ledger: Ledger, commitment: Commitment): number =>
  Math.max(0, ledger.tip - behind[commitment])
