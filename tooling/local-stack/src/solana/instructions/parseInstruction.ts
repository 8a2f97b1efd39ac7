import { getBase58Decoder } from '@solana/kit'
import type { JsonObject } from '../json.js'
import { programs } from '../ledger/programs.js'
import { parseAssociatedToken } from './parseAssociatedToken.js'
import { parseLookupTable } from './parseLookupTable.js'
import { parseSystem } from './parseSystem.js'
import { parseToken } from './parseToken.js'
import type { Instruction, Parsed } from './types.js'

const parsers = new Map<string, { program: string; parse: (instruction: Instruction) => Parsed | null }>([
  [programs.system, { program: 'system', parse: parseSystem }],
  [programs.token, { program: 'spl-token', parse: parseToken }],
  [programs.token2022, { program: 'spl-token', parse: parseToken }],
  [programs.associatedToken, { program: 'spl-associated-token-account', parse: parseAssociatedToken }],
  [programs.addressLookupTable, { program: 'address-lookup-table', parse: parseLookupTable }],
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
