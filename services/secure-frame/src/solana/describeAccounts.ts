import { bytesToHex } from 'viem/utils'
import type { ApprovalKey } from '../approval/approvalTexts.js'
import { type ApprovalRow, row } from '../approval/describeRequest.js'
import { getTokenInstructionName } from './tokenInstructionNames.js'
import type { Instruction, SolanaAccount, SolanaStep } from './types.js'

/** Lines of accounts, each with the access of the instruction: signer, writable. */
export function accountRows(accounts: readonly SolanaAccount[]): readonly ApprovalRow[] {
  return accounts.map(account => row(labelOf(account), account.address))
}

function labelOf({ isSigner, isWritable }: SolanaAccount): ApprovalKey {
  if (isSigner) return isWritable ? 'approval.accountSignsChanges' : 'approval.accountSigns'
  return isWritable ? 'approval.accountChanges' : 'approval.accountRead'
}

/** All that an instruction has: its program, its name where that is known, its bytes, its accounts. */
export function instructionRows({ program, accounts, data }: Instruction): readonly ApprovalRow[] {
  const name = getTokenInstructionName(program, data)
  return [
    row('approval.program', program),
    ...(name === undefined ? [] : [row('approval.instruction', name)]),
    row('approval.data', bytesToHex(data)),
    ...accountRows(accounts),
  ]
}

/** An instruction that the wallet cannot read. */
export function describeUnknown(instruction: Instruction): SolanaStep {
  return {
    title: 'title.program',
    rows: instructionRows(instruction),
    warnings: ['warning.unreadable'],
    isUnreadable: true,
    spends: null,
  }
}

/** A step of which the wallet reads a part: all that the instruction has is shown below. */
export function withInstruction(step: SolanaStep, instruction: Instruction): SolanaStep {
  return {
    ...step,
    rows: [...step.rows, ...instructionRows(instruction)],
    warnings: ['warning.unreadable', ...(step.warnings ?? [])],
    isUnreadable: true,
    spends: null,
  }
}
