import { fromHex } from '../src/crypto/encoding.js'
import type { Bytes } from '../src/crypto/types.js'

/** Bytes of a vector. */
export function hex(text: string): Bytes {
  const bytes = fromHex(text)
  if (!bytes) throw new Error(`${text} is not hex`)
  return bytes
}
