import type { Outcome } from './types.js'

/** A transaction that was refused before any instruction ran. */
export const failedOutcome = (err: string): Outcome => ({
  err,
  logs: [],
  unitsConsumed: 0n,
  fee: 0n,
  innerInstructions: [],
  returnData: null,
})
