import type { RpcEndpoint } from '@latchkit/core'
import { HttpBodyError, HttpStatusError } from '@latchkit/core/http'
import { parseBigJson, quoteBigIntegers, stringifyBigJson } from './bigJson.js'
import { type Ask, createBatches } from './createBatches.js'
import { toNodeError } from './nodeErrors.js'
import { type Posted, post } from './post.js'

export type NodeCall = {
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal?: AbortSignal | undefined
}

/** An RPC endpoint. */
type Endpoint = { request(call: NodeCall): Promise<unknown> }

/** An endpoint that takes calls and returns their results. */
export function createEndpoint(endpoint: RpcEndpoint): Endpoint {
  return {
    request: createBatches<NodeCall, unknown>({
      endpoint,
      sendOne: call => sendCall(endpoint, call),
      sendMany: calls => sendCalls(endpoint, calls),
    }),
  }
}

async function sendCall(endpoint: RpcEndpoint, { method, params, signal }: NodeCall): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const posted = await post(endpoint, { body, name: method, signal })
  return readResult(parseJson(posted.text), posted)
}

async function sendCalls(
  endpoint: RpcEndpoint,
  calls: readonly NodeCall[],
): Promise<readonly Promise<unknown>[]> {
  const body = calls.map(({ method, params }, index) => ({ jsonrpc: '2.0', id: index + 1, method, params }))
  const name = [...new Set(calls.map(({ method }) => method))].join(', ')
  const posted = await post(endpoint, { body: JSON.stringify(body), name })
  const text = readText(posted)
  const answers = parseJson(text)
  if (!Array.isArray(answers)) throw new HttpBodyError({ cause: text, request: posted.request })
  const byId = new Map(answers.map(answer => [Number(answer?.id), answer]))
  return calls.map(async (_, index) => readResult(byId.get(index + 1), posted))
}

/** An RPC endpoint for callers that write and read the bodies themselves. */
type BodyEndpoint = (body: string, signal?: AbortSignal | undefined) => Promise<string>

type BodyAsk = Ask & { readonly body: string }

const name = 'JSON-RPC'

/** An endpoint that takes request bodies and returns response bodies. A body that is a batch is sent unchanged. */
export function createBodyEndpoint(endpoint: RpcEndpoint): BodyEndpoint {
  const sendOne = async ({ body, signal }: BodyAsk) => readText(await post(endpoint, { body, name, signal }))
  const ask = createBatches<BodyAsk, string>({
    endpoint,
    sendOne,
    sendMany: asks => sendBodies(endpoint, asks),
  })
  return (body, signal) => (body.startsWith('{') ? ask : sendOne)({ method: name, body, signal })
}

async function sendBodies(
  endpoint: RpcEndpoint,
  asks: readonly BodyAsk[],
): Promise<readonly Promise<string>[]> {
  // Without the loss of large integers, which callers may represent.
  const calls = asks.map(({ body }) => parseBigJson(body) as { readonly id?: unknown })
  // Ids of our own, because those of the callers may be equal.
  const batch = calls.map((call, index) => ({ ...call, id: index + 1 }))
  const posted = await post(endpoint, { body: stringifyBigJson(batch), name })
  const text = readText(posted)
  const notAnswered = () => new HttpBodyError({ cause: text, request: posted.request })
  const answers = readAnswers(text)
  if (!answers) throw notAnswered()
  const byId = new Map(answers.map(answer => [Number(answer?.id), answer]))
  return calls.map(async ({ id }, index) => {
    const answer = byId.get(index + 1)
    if (!answer) throw notAnswered()
    return stringifyBigJson({ ...answer, id })
  })
}

type Answer = { readonly id?: unknown } & object

/** Parses the answers of a batch; returns undefined when the text has none. */
function readAnswers(text: string): readonly Answer[] | undefined {
  try {
    const answers = parseBigJson(text)
    return Array.isArray(answers) ? answers : undefined
  } catch {
    return undefined
  }
}

// Errors of a call that each node would return: the errors of JSON-RPC, then Agave's errors for a transaction and its
// signatures, and for a slot without a block.
export const callCodes: ReadonlySet<unknown> = new Set([
  -32700, -32600, -32601, -32602, -32002, -32003, -32006, -32007, -32013, -32015,
])

/**
 * Returns the first error of a response that is the node's and not the call's: it is behind, busy or lacks a part of the
 * chain. Another node may answer the call.
 *
 * @see https://www.jsonrpc.org/specification#error_object
 * @see https://github.com/anza-xyz/agave/blob/master/rpc-client-api/src/custom_error.rs
 */
export function findNodeError(text: string): object | undefined {
  // Most responses are results, and some are large.
  if (!text.includes('"error"')) return undefined
  for (const answer of [readJson(text)].flat()) {
    const { error } = (answer ?? {}) as { readonly error?: unknown }
    if (typeof error !== 'object' || error === null) continue
    if (!callCodes.has('code' in error ? error.code : undefined)) return error
  }
  return undefined
}

/**
 * Returns the result of a JSON-RPC response.
 *
 * @throws HttpStatusError `http/status`
 * @throws HttpBodyError `http/invalid-body`
 */
function readResult(answer: unknown, posted: Posted): unknown {
  const { error, result } = (typeof answer === 'object' && answer ? answer : {}) as {
    readonly error?: unknown
    readonly result?: unknown
  }
  // Some nodes put the error into a body with status 4xx.
  if (error) throw toNodeError(error)
  const text = readText(posted)
  if (result === undefined) throw new HttpBodyError({ cause: text, request: posted.request })
  return result
}

/**
 * Returns the body of a successful response.
 *
 * @throws HttpStatusError `http/status`
 */
function readText({ response, text, request }: Posted): string {
  const { ok, status } = response
  if (!ok) throw new HttpStatusError({ status, body: text, request, cause: response })
  return text
}

/** Parses JSON with integers of 16 digits and more as text. Returns undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  return readJson(quoteBigIntegers(text))
}

/** Parses JSON; returns undefined when the text is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
