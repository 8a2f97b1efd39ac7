import { loadLibrary } from './loadLibrary.js'
import { subtle } from './subtle.js'
import { toHex } from './toHex.js'
import type { Bytes } from './types.js'

/** SHA-256 of `bytes` in hex: the topic of a key, the mark of a message. */
export async function hashTopic(bytes: Bytes): Promise<string> {
  const native = subtle()
  if (native) return toHex(new Uint8Array(await native.digest('SHA-256', bytes)))
  const { sha256 } = await loadLibrary()
  return toHex(sha256(bytes))
}
