import { type Address, getAddressDecoder } from '@solana/kit'
import { FailedTransactionMetadata, type TransactionMetadata } from 'litesvm'
import { toTransactionError } from './transactionError.js'
import type { Outcome, StoredAccount, WireTransaction } from './types.js'

/** Outcome of a litesvm run, in our words. */
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

/** A transaction that was refused before any instruction ran. */
export const failedOutcome = (err: string): Outcome => ({
  err,
  logs: [],
  unitsConsumed: 0n,
  fee: 0n,
  innerInstructions: [],
  returnData: null,
})

/** litesvm has one error for a program that is not there and for an account that is no program; nodes have two. */
export function nameMissingProgram(
  outcome: Outcome,
  { message }: WireTransaction,
  accountOf: (address: Address) => StoredAccount | null,
): Outcome {
  if (outcome.err !== 'InvalidProgramForExecution') return outcome
  const missing = message.instructions.some(({ programAddressIndex }) => {
    const program = message.staticAccounts[programAddressIndex]
    return program !== undefined && accountOf(program) === null
  })
  return missing ? { ...outcome, err: 'ProgramAccountNotFound' } : outcome
}
