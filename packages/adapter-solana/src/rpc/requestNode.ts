import type { Network } from '@latchkit/core'
import {
  HttpAbortedError,
  HttpBodyError,
  HttpNetworkError,
  HttpStatusError,
  HttpTimeoutError,
} from '@latchkit/core/http'
import { parseJson } from './parseJson.js'
import { toNodeError } from './toNodeError.js'

/** How long a node may take, in milliseconds. */
const timeout = 10_000

export type RequestNodeParameters = {
  readonly network: Pick<Network<'solana'>, 'rpcUrls'>
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks a node of the network; the next one of its endpoints when one cannot be reached. Integers that a number cannot
 * hold come as text.
 *
 * @throws HttpNetworkError `http/network`
 * @throws HttpTimeoutError `http/timeout`
 * @throws HttpStatusError `http/status`
 */
export async function requestNode(parameters: RequestNodeParameters): Promise<unknown> {
  const [first = '', ...others] = parameters.network.rpcUrls.default.http
  try {
    return await ask(first, parameters)
  } catch (error) {
    const [next] = others
    const isUnreachable =
      error instanceof HttpNetworkError ||
      error instanceof HttpTimeoutError ||
      error instanceof HttpStatusError ||
      error instanceof HttpBodyError
    if (!isUnreachable || next === undefined) throw error
    return requestNode({
      ...parameters,
      network: { rpcUrls: { default: { http: others }, chainDefault: { http: [] } } },
    })
  }
}

async function ask(url: string, { method, params, signal }: RequestNodeParameters): Promise<unknown> {
  // Keys of services stand in the query; errors and logs name the rest.
  const request = { method: `POST ${method}`, url: url.replace(/\?.*/, '') }
  if (signal?.aborted) throw new HttpAbortedError({ cause: signal.reason, request })
  const controller = new AbortController()
  const abort = () => controller.abort()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    abort()
  }, timeout)
  signal?.addEventListener('abort', abort)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: controller.signal,
    })
    const text = await response.text()
    const answer = readAnswer(text)
    // Some nodes say what is wrong in a body with status 4xx.
    if (answer?.error) throw toNodeError(answer.error)
    if (!response.ok) throw new HttpStatusError({ status: response.status, body: text, request })
    if (!answer || !('result' in answer)) throw new HttpBodyError({ cause: text, request })
    return answer.result
  } catch (cause) {
    if (signal?.aborted) throw new HttpAbortedError({ cause: signal.reason, request })
    if (isLate) throw new HttpTimeoutError({ timeout, request })
    if (cause instanceof TypeError || (cause instanceof Error && cause.name === 'AbortError'))
      throw new HttpNetworkError({ cause, request })
    throw cause
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

function readAnswer(text: string): { readonly error?: unknown; readonly result?: unknown } | undefined {
  try {
    const answer = parseJson(text)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}
