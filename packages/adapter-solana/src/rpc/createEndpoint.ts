import { HttpBodyError } from '@latchkit/core/http'
import { createBatches } from './createBatches.js'
import { parseJson } from './parseJson.js'
import { post } from './post.js'
import { readResult } from './readResult.js'
import { readText } from './readText.js'

export type NodeCall = {
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal?: AbortSignal | undefined
}

/** One RPC endpoint. */
export type Endpoint = { request(call: NodeCall): Promise<unknown> }

/** One endpoint, whose answers are read here: calls in, results out. */
export function createEndpoint(url: string): Endpoint {
  return {
    request: createBatches<NodeCall, unknown>({
      url,
      sendOne: call => sendOne(url, call),
      sendMany: calls => sendMany(url, calls),
    }),
  }
}

async function sendOne(url: string, { method, params, signal }: NodeCall): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const posted = await post(url, { body, name: method, signal })
  return readResult(parseJson(posted.text), posted)
}

async function sendMany(url: string, calls: readonly NodeCall[]): Promise<readonly Promise<unknown>[]> {
  const body = calls.map(({ method, params }, index) => ({ jsonrpc: '2.0', id: index + 1, method, params }))
  const name = [...new Set(calls.map(({ method }) => method))].join(', ')
  const posted = await post(url, { body: JSON.stringify(body), name })
  const text = readText(posted)
  const answers = parseJson(text)
  if (!Array.isArray(answers)) throw new HttpBodyError({ cause: text, request: posted.request })
  const byId = new Map(answers.map(answer => [Number(answer?.id), answer]))
  return calls.map(async (_, index) => readResult(byId.get(index + 1), posted))
}
