import { type Address, getBase58Decoder } from '@solana/kit'
import { parseInstruction } from '../instructions/parseInstruction.js'
import type { Json } from '../json.js'
import type { Outcome } from '../ledger/types.js'
import { resolveInstruction } from './resolveInstruction.js'

/** The instructions that programs called, for each top-level one that called any. */
export function encodeInnerInstructions(
  { innerInstructions }: Outcome,
  keys: readonly Address[],
  parsed: boolean,
): Json {
  const lists = innerInstructions.map((list, index) => ({
    index,
    instructions: list.map(({ programIdIndex, accounts, data, stackHeight }) =>
      parsed
        ? parseInstruction(resolveInstruction(keys, programIdIndex, accounts, data), stackHeight)
        : { accounts, data: getBase58Decoder().decode(data), programIdIndex, stackHeight },
    ),
  }))
  return lists.filter(list => list.instructions.length > 0)
}
