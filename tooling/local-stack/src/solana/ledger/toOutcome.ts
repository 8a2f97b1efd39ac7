import { getAddressDecoder } from '@solana/kit'
import { FailedTransactionMetadata, type TransactionMetadata } from 'litesvm'
import { toTransactionError } from './toTransactionError.js'
import type { Outcome } from './types.js'

/** What litesvm says about a run, in our words. */
export function toOutcome(result: TransactionMetadata | FailedTransactionMetadata): Outcome {
  const failed = result instanceof FailedTransactionMetadata
  const meta = failed ? result.meta() : result
  const data = meta.returnData().data()
  return {
    err: failed ? toTransactionError(result.err()) : null,
    logs: meta.logs(),
    unitsConsumed: meta.computeUnitsConsumed(),
    // litesvm computes the fee but has no method for it.
    fee: BigInt(/fee: (\d+) \}\)$/.exec(meta.toString())?.[1] ?? 0),
    innerInstructions: meta.innerInstructions().map(list =>
      list.map(inner => ({
        programIdIndex: inner.instruction().programIdIndex(),
        accounts: [...inner.instruction().accounts()],
        data: inner.instruction().data(),
        stackHeight: inner.stackHeight(),
      })),
    ),
    returnData:
      data.length > 0 ? { programId: getAddressDecoder().decode(meta.returnData().programId()), data } : null,
  }
}
