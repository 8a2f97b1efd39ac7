import { isRecord } from '../validate/isRecord.js'
import type { JsonRpcRequest, JsonRpcResponse } from './types.js'

/** What a peer sent, if it is a JSON-RPC request or answer. */
export function readJsonRpc(text: string): JsonRpcRequest | JsonRpcResponse | undefined {
  const payload = parse(text)
  if (!isRecord(payload) || payload.jsonrpc !== '2.0') return undefined
  const { id, method, params, error } = payload
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0) return undefined
  if (typeof method === 'string') return { id, method, params }
  if (isRecord(error)) {
    const { code, message } = error
    if (!Number.isSafeInteger(code) || typeof code !== 'number' || typeof message !== 'string')
      return undefined
    return { id, error: { code, message } }
  }
  return 'result' in payload && error === undefined ? { id, result: payload.result } : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
