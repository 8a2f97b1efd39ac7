import type { Address, ReadonlyUint8Array } from '@solana/kit'
import type { JsonObject } from '../json.js'

/** One instruction with its accounts looked up. */
export type Instruction = {
  program: Address
  accounts: Address[]
  data: ReadonlyUint8Array
}

/** What a parser makes of an instruction: the `parsed` member that nodes write. */
export type Parsed = { type: string; info: JsonObject }
