import { toRpcError } from '../../background/toRpcError.js'
import type { ProtocolError } from '../types.js'

/** An error as the protocol carries it: its `data` is text. */
export function replyError(error: unknown): ProtocolError {
  const { code, message, data } = toRpcError(error)
  if (data === undefined) return { code, message }
  return { code, message, data: typeof data === 'string' ? data : JSON.stringify(data) }
}
