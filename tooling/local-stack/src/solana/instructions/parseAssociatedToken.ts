import { nameAccounts } from './nameAccounts.js'
import type { Instruction, Parsed } from './types.js'

const creating = ['source', 'account', 'wallet', 'mint', 'systemProgram', 'tokenProgram']
const recovering = [
  'nestedSource',
  'nestedMint',
  'destination',
  'nestedOwner',
  'ownerMint',
  'wallet',
  'tokenProgram',
]

/** An instruction of the Associated Token Account program as nodes describe it. */
export function parseAssociatedToken(instruction: Instruction): Parsed | null {
  const kind = instruction.data[0] ?? 0
  if (kind === 0) return { type: 'create', info: nameAccounts(instruction, creating) }
  if (kind === 1) return { type: 'createIdempotent', info: nameAccounts(instruction, creating) }
  if (kind === 2) return { type: 'recoverNested', info: nameAccounts(instruction, recovering) }
  return null
}
