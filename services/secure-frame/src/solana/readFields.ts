import { base58 } from '@scure/base'

/** Fields in the data of an instruction; integers are little-endian. `maybeKey` is preceded by a byte. */
export type Field = 'u8' | 'u16' | 'u32' | 'u64' | 'key' | 'maybeKey'

/** `undefined` for an absent key. */
export type FieldValue = bigint | string | undefined

const keySize = 32
const sizes = { u8: 1, u16: 2, u32: 4, u64: 8, key: keySize, maybeKey: keySize } as const

/**
 * Reads data from `offset` to its end. Returns `undefined` where it is not exactly these fields.
 *
 * @example
 * readFields(data, 1, ['u64', 'u8']) // [1500n, 6n]
 */
export function readFields(
  data: Uint8Array,
  offset: number,
  fields: readonly Field[],
): readonly FieldValue[] | undefined {
  const values: FieldValue[] = []
  let at = offset
  for (const field of fields) {
    if (field === 'maybeKey') {
      const mark = data[at]
      at += 1
      if (mark === 0) {
        values.push(undefined)
        // Some libraries leave the room for a key.
        if (data.length === at + keySize && isZero(data.slice(at))) at += keySize
        continue
      }
      if (mark !== 1) return undefined
    }
    const size = sizes[field]
    if (data.length < at + size) return undefined
    values.push(readValue(data.slice(at, at + size), field))
    at += size
  }
  return at === data.length ? values : undefined
}

function readValue(bytes: Uint8Array, field: Field): FieldValue {
  if (field === 'maybeKey') return base58.encode(bytes)
  if (field === 'key') return isZero(bytes) ? undefined : base58.encode(bytes)
  return bytes.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n)
}

const isZero = (bytes: Uint8Array) => bytes.every(byte => byte === 0)
