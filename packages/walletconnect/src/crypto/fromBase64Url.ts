import { fromBase64 } from './fromBase64.js'
import type { Bytes } from './types.js'

/** Bytes of canonical base64url without padding (RFC 4648 §5); `undefined` for anything else. */
export function fromBase64Url(text: string): Bytes | undefined {
  if (/[^\w-]/.test(text)) return undefined
  const plain = text.replaceAll('-', '+').replaceAll('_', '/')
  return fromBase64(plain.padEnd(Math.ceil(plain.length / 4) * 4, '='))
}
