import type { RpcCalls } from './readCalls.js'
import { rpcCodes, rpcError } from './rpcError.js'

/** The body for a batch: what the upstream said, and an error for each call that it left out or we refused. */
export function completeBatch(
  calls: RpcCalls,
  upstream: { readonly text: string; readonly value: unknown },
): string {
  const { text, value } = upstream
  const asked = calls.calls.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (!Array.isArray(value)) {
    // One error for the whole batch, as nodes without batching give it.
    const error: unknown =
      typeof value === 'object' && value !== null && 'error' in value ? value.error : undefined
    const known = error ?? {
      code: rpcCodes.internal,
      message: 'Internal error: the node does not answer batches',
    }
    return JSON.stringify([...asked.map(id => ({ jsonrpc: '2.0', id, error: known })), ...calls.refused])
  }
  const answered = new Set(value.map((answer: { id?: unknown }) => answer.id))
  const missing = asked.filter(id => !answered.has(id))
  if (missing.length === 0 && calls.refused.length === 0) return text
  const filled = missing.map(id => rpcError(id, rpcCodes.internal, 'Internal error: the node gave no answer'))
  return JSON.stringify([...value, ...filled, ...calls.refused])
}
