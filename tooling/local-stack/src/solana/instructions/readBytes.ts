import { type Address, getAddressDecoder, type ReadonlyUint8Array } from '@solana/kit'

export type Bytes = {
  u8(): number
  u32(): number
  u64(): bigint
  address(): Address
  /** A string that a length of 8 bytes precedes. */
  text(): string
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
  const u64 = () => view.getBigUint64(move(8), true)
  return {
    u8: () => view.getUint8(move(1)),
    u32: () => view.getUint32(move(4), true),
    u64,
    address: () => getAddressDecoder().decode(data, move(32)),
    text: () => {
      const length = Number(u64())
      const from = move(length)
      return new TextDecoder().decode(Uint8Array.from(data.slice(from, from + length)))
    },
    left: () => view.byteLength - at,
  }
}
