import { type Hex, isHex } from 'viem'
import { isRecord } from '../src/common/isRecord.js'

/** Asserts that a result is hexadecimal. */
export function asHex(value: unknown): Hex {
  if (!isHex(value)) throw new Error(`expected hexadecimal, got ${JSON.stringify(value)}`)
  return value
}

/** Converts bytes to the form in which `callFeature` takes them. */
export function bytesOf(bytes: Uint8Array | string): { bytes: number[] } {
  return { bytes: [...(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes)] }
}

/** Returns the bytes under a key of an output of `callFeature`. */
export function readBytes(result: unknown, key: string, index = 0): Uint8Array {
  const output: unknown = Array.isArray(result) ? result[index] : undefined
  const value = isRecord(output) ? output[key] : undefined
  if (!isRecord(value) || !Array.isArray(value.bytes))
    throw new Error(`There are no bytes in ${JSON.stringify(result)}.`)
  return Uint8Array.from(value.bytes)
}
