import { type Address, getAddressDecoder, type ReadonlyUint8Array } from '@solana/kit'
import type { JsonObject } from '../rpc/json.js'

/** One instruction with its accounts looked up. */
export type Instruction = {
  program: Address
  accounts: Address[]
  data: ReadonlyUint8Array
}

/** Parsed instruction: the `parsed` member that nodes write. */
export type Parsed = { type: string; info: JsonObject }

export type Bytes = {
  u8(): number
  u32(): number
  u64(): bigint
  address(): Address
  left(): number
}

/** Reads little-endian values one after the other; a read past the end throws RangeError. */
export function readBytes(data: ReadonlyUint8Array, start = 0): Bytes {
  const view = new DataView(Uint8Array.from(data).buffer)
  let at = start
  const move = (length: number) => {
    const from = at
    if (from + length > view.byteLength) throw new RangeError('The data ends too early.')
    at += length
    return from
  }
  return {
    u8: () => view.getUint8(move(1)),
    u32: () => view.getUint32(move(4), true),
    u64: () => view.getBigUint64(move(8), true),
    address: () => getAddressDecoder().decode(data, move(32)),
    left: () => view.byteLength - at,
  }
}

/** The accounts under the names of their positions; a missing account throws RangeError. */
export function nameAccounts({ accounts }: Instruction, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.map((name, index) => {
      const account = accounts[index]
      if (account === undefined) throw new RangeError(`The instruction has no account ${name}.`)
      return [name, account]
    }),
  )
}
