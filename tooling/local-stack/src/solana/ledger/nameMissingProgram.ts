import type { Address } from '@solana/kit'
import type { Outcome, StoredAccount, WireTransaction } from './types.js'

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
