import { base64 } from '@scure/base'
import { RpcError } from '../../common/rpcError.js'

/** Bytes in base64, as text and decoded. */
export function base64Parameter(value: unknown, name: string): { text: string; bytes: Uint8Array } {
  try {
    if (typeof value === 'string') return { text: value, bytes: base64.decode(value) }
  } catch {
    // Said below.
  }
  throw new RpcError(-32602, `\`${name}\` must be bytes.`)
}
