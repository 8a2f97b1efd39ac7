import { toBase64 } from './toBase64.js'
import type { Bytes } from './types.js'

/** Bytes of canonical, padded base64 (RFC 4648 §4); `undefined` for anything else. */
export function fromBase64(text: string): Bytes | undefined {
  try {
    const binary = atob(text)
    const bytes = Uint8Array.from(binary, character => character.charCodeAt(0))
    // atob forgives white space, absent padding and stray bits: two texts must not mean the same message.
    return toBase64(bytes) === text ? bytes : undefined
  } catch {
    return undefined
  }
}
