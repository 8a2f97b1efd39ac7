import { isRecord } from '../../src/common/isRecord.js'

/** The bytes under a key of one of the outputs that `askWallet` brought. */
export function readBytes(result: unknown, key: string, index = 0): Uint8Array {
  const output: unknown = Array.isArray(result) ? result[index] : undefined
  const value = isRecord(output) ? output[key] : undefined
  if (!isRecord(value) || !Array.isArray(value.bytes))
    throw new Error(`There are no bytes in ${JSON.stringify(result)}.`)
  return Uint8Array.from(value.bytes)
}
