import type { Json, JsonObject } from './json.js'
import { parseJson, stringifyJson } from './json.js'
import type { Params } from './readParams.js'
import { RpcError } from './rpcError.js'

export type Answer = (method: string, params: Params) => Json

const maxBatch = 1000

/** Answers one JSON-RPC 2.0 text, single or batch; undefined where it held only notifications. */
export function answerText(text: string, answer: Answer): string | undefined {
  let request: Json
  try {
    request = parseJson(text)
  } catch {
    return stringifyJson(failure(null, new RpcError(-32700, 'Parse error')))
  }
  if (!isList(request)) {
    const response = answerOne(request, answer)
    return response && stringifyJson(response)
  }
  if (request.length === 0 || request.length > maxBatch)
    return stringifyJson(failure(null, new RpcError(-32600, 'Invalid request')))
  const responses = request.map(one => answerOne(one, answer)).filter(response => response !== undefined)
  return responses.length > 0 ? stringifyJson(responses) : undefined
}

function answerOne(request: Json, answer: Answer): JsonObject | undefined {
  if (!isObject(request)) return failure(null, new RpcError(-32600, 'Invalid request'))
  const { jsonrpc, method, params, id } = request
  const valid =
    jsonrpc === '2.0' &&
    typeof method === 'string' &&
    (id === undefined || id === null || ['string', 'number', 'bigint'].includes(typeof id)) &&
    (params === undefined || (typeof params === 'object' && params !== null))
  if (!valid) return failure(null, new RpcError(-32600, 'Invalid request'))
  try {
    if (params !== undefined && !isList(params))
      throw new RpcError(-32602, 'Invalid params: a list is expected.')
    const result = answer(method, params ?? [])
    return id === undefined ? undefined : { jsonrpc: '2.0', result, id }
  } catch (error) {
    if (!(error instanceof RpcError)) console.error(error)
    return id === undefined ? undefined : failure(id, error)
  }
}

function failure(id: Json, error: unknown): JsonObject {
  const known = error instanceof RpcError ? error : new RpcError(-32603, 'Internal error')
  return { jsonrpc: '2.0', error: { code: known.code, message: known.message, data: known.data }, id }
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
