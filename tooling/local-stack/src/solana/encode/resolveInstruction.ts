import type { Address, ReadonlyUint8Array } from '@solana/kit'
import type { Instruction } from '../instructions/types.js'

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
