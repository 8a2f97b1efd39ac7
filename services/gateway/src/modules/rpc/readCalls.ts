/** Codes of JSON-RPC 2.0, and of EIP-1474 for limits. */
export const rpcCodes = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  internal: -32603,
  limit: -32005,
} as const

/** Id of a JSON-RPC call; null if it cannot be known. */
export type RpcId = string | number | null

/** Returns the answer to a call that failed here, not at the chain. */
export function rpcError(id: RpcId, code: number, message: string) {
  return { jsonrpc: '2.0', id, error: { code, message } } as const
}

/** A well-formed call. `id` is undefined for a notification, which gets no answer. */
export type RpcCall = {
  readonly id: RpcId | undefined
  /**
   * The call as JSON, created from the checked fields. The parser of a node may find another method in the text of the
   * caller: it may use another of several equal keys, or compare keys without case.
   */
  readonly text: string
}

/** The calls of a body. */
export type RpcCalls = {
  readonly batch: boolean
  readonly calls: readonly RpcCall[]
  /** Answers to the parts that are not calls. */
  readonly refused: readonly ReturnType<typeof rpcError>[]
}

/**
 * Reads a JSON-RPC 2.0 body. Returns one error for a body that is refused as a whole.
 *
 * @param isAllowed - whether a method is forwarded
 */
export function readCalls(
  text: string,
  maxBatch: number,
  isAllowed: (method: string) => boolean,
): RpcCalls | ReturnType<typeof rpcError> {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return rpcError(null, rpcCodes.parse, 'Parse error: the body is not JSON')
  }
  if (!Array.isArray(body)) {
    const read = readCall(body, isAllowed)
    return 'error' in read ? read : { batch: false, calls: [read], refused: [] }
  }
  if (body.length === 0) return rpcError(null, rpcCodes.invalidRequest, 'Invalid request: the batch is empty')
  if (body.length > maxBatch) {
    const message = `Invalid request: a batch has at most ${maxBatch} calls, this one has ${body.length}`
    return rpcError(null, rpcCodes.invalidRequest, message)
  }
  const read = body.map(part => readCall(part, isAllowed))
  return {
    batch: true,
    calls: read.flatMap(part => ('error' in part ? [] : [part])),
    refused: read.flatMap(part => ('error' in part ? [part] : [])),
  }
}

function readCall(
  value: unknown,
  isAllowed: (method: string) => boolean,
): RpcCall | ReturnType<typeof rpcError> {
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
  // JSON.parse has rounded it: the answer would have another id.
  if (typeof id === 'number' && !isExact(id)) return refuse('id is not an exact number: send it as a string')
  const fault = findFault(params, maxDepth)
  if (fault) return refuse(fault, id)
  if (!isAllowed(method)) {
    const message = `Method not found: this gateway does not forward ${method.slice(0, 64)}`
    return rpcError(id ?? null, rpcCodes.methodNotFound, message)
  }
  return { id, text: JSON.stringify({ jsonrpc, id, method, params }) }
}

/** Levels of arrays and objects in `params`. */
const maxDepth = 64
const isExact = (value: number) =>
  Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))

/** Why `params` cannot be written again as they were. */
function findFault(value: unknown, depth: number): string | undefined {
  if (typeof value === 'number' && !isExact(value)) return 'params have a number that is not exact'
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === 0) return `params have more than ${maxDepth} levels`
  for (const part of Object.values(value)) {
    const fault = findFault(part, depth - 1)
    if (fault) return fault
  }
  return undefined
}
