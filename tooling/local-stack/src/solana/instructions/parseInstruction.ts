import { type Address, getBase58Decoder, type ReadonlyUint8Array } from '@solana/kit'
import { programs } from '../ledger/accounts.js'
import type { JsonObject } from '../rpc/json.js'
import { parseSystem } from './parseSystem.js'
import { parseToken } from './parseToken.js'
import { type Instruction, nameAccounts, type Parsed } from './readBytes.js'

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
function parseAssociatedToken(instruction: Instruction): Parsed | null {
  const kind = instruction.data[0] ?? 0
  if (kind === 0) return { type: 'create', info: nameAccounts(instruction, creating) }
  if (kind === 1) return { type: 'createIdempotent', info: nameAccounts(instruction, creating) }
  if (kind === 2) return { type: 'recoverNested', info: nameAccounts(instruction, recovering) }
  return null
}

const parsers = new Map<string, { program: string; parse: (instruction: Instruction) => Parsed | null }>([
  [programs.system, { program: 'system', parse: parseSystem }],
  [programs.token, { program: 'spl-token', parse: parseToken }],
  [programs.token2022, { program: 'spl-token', parse: parseToken }],
  [programs.associatedToken, { program: 'spl-associated-token-account', parse: parseAssociatedToken }],
])

/** An instruction in the form of jsonParsed: described where its program is known, else with its data in base58. */
export function parseInstruction(instruction: Instruction, stackHeight: number): JsonObject {
  const { program: programId, accounts, data } = instruction
  if (programId === programs.memo || programId === programs.memo1) {
    const parsed = new TextDecoder().decode(Uint8Array.from(data))
    return { parsed, program: 'spl-memo', programId, stackHeight }
  }
  const parser = parsers.get(programId)
  const parsed = parser && attempt(() => parser.parse(instruction))
  if (parser && parsed) return { parsed, program: parser.program, programId, stackHeight }
  return { accounts, data: getBase58Decoder().decode(data), programId, stackHeight }
}

function attempt(parse: () => Parsed | null): Parsed | null {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** An instruction with its indexes replaced by the keys of its transaction. */
export function resolveInstruction(
  keys: readonly Address[],
  program: number,
  accounts: readonly number[] = [],
  data: ReadonlyUint8Array = new Uint8Array(),
): Instruction {
  const at = (index: number) => {
    const key = keys[index]
    if (key === undefined) throw new RangeError(`The transaction has no account ${index}.`)
    return key
  }
  return { program: at(program), accounts: accounts.map(at), data }
}
