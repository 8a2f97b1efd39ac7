import { type RpcId, rpcCodes, rpcError } from './rpcError.js'

/** A well-formed call. `id` is undefined for a notification, which is never answered. */
export type RpcCall = { readonly id: RpcId | undefined; readonly source: unknown }

/** What a body asks for. */
export type RpcCalls = {
  readonly batch: boolean
  readonly calls: readonly RpcCall[]
  /** Answers to the parts that are no calls. */
  readonly refused: readonly ReturnType<typeof rpcError>[]
}

/** Reads a JSON-RPC 2.0 body; a body that is refused as a whole gives its one error. */
export function readCalls(text: string, maxBatch: number): RpcCalls | ReturnType<typeof rpcError> {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return rpcError(null, rpcCodes.parse, 'Parse error: the body is no JSON')
  }
  if (!Array.isArray(body)) {
    const read = readCall(body)
    return 'error' in read ? read : { batch: false, calls: [read], refused: [] }
  }
  if (body.length === 0) return rpcError(null, rpcCodes.invalidRequest, 'Invalid request: the batch is empty')
  if (body.length > maxBatch) {
    const message = `Invalid request: a batch has at most ${maxBatch} calls, this one has ${body.length}`
    return rpcError(null, rpcCodes.invalidRequest, message)
  }
  const read = body.map(readCall)
  return {
    batch: true,
    calls: read.flatMap(part => ('error' in part ? [] : [part])),
    refused: read.flatMap(part => ('error' in part ? [part] : [])),
  }
}

function readCall(value: unknown): RpcCall | ReturnType<typeof rpcError> {
  const refuse = (why: string, id: RpcId = null) =>
    rpcError(id, rpcCodes.invalidRequest, `Invalid request: ${why}`)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('a call is an object')
  const { jsonrpc, id, method, params } = value as { [key: string]: unknown }
  if (id !== undefined && id !== null && typeof id !== 'string' && typeof id !== 'number') {
    return refuse('id must be a string or a number')
  }
  if (jsonrpc !== '2.0') return refuse('jsonrpc must be "2.0"', id)
  if (typeof method !== 'string' || method === '') return refuse('method must be a string', id)
  if (params !== undefined && (typeof params !== 'object' || params === null)) {
    return refuse('params must be an array or an object', id)
  }
  return { id, source: value }
}
