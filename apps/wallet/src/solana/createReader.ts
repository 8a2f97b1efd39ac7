import { RpcError } from '../common/rpcError.js'

/** Reads bytes one after another; refuses to read past their end. */
export function createReader(bytes: Uint8Array) {
  let at = 0
  const take = (count: number): Uint8Array => {
    if (at + count > bytes.length) throw new RpcError(-32602, 'The transaction ends too early.')
    at += count
    return bytes.subarray(at - count, at)
  }
  const byte = () => take(1)[0] ?? 0
  /** A length of one to three bytes, seven bits in each: Solana's compact-u16. */
  const length = (): number => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const part = byte()
      value += (part & 0x7f) * 2 ** shift
      if (part < 0x80) return value
    }
    throw new RpcError(-32602, 'The transaction has a length of more than three bytes.')
  }
  return {
    take,
    byte,
    length,
    list: <Item>(read: () => Item): Item[] => Array.from({ length: length() }, read),
    position: () => at,
    ended: () => at === bytes.length,
  }
}
