import type { RpcEndpoint } from '@latchkit/core'
import { HttpAbortedError, HttpNetworkError, HttpTimeoutError } from '@latchkit/core/http'

/** Default timeout of a node, in milliseconds. */
const defaultTimeout = 10_000

export type PostParameters = {
  readonly body: string
  /** Name of the request, for errors. */
  readonly name: string
  readonly signal?: AbortSignal | undefined
}

/** The response of a node, whatever its status. */
export type Posted = { readonly response: Response; readonly text: string; readonly request: NodeRequest }

/** The request as errors and logs name it, without the query, which may contain API keys. */
export type NodeRequest = { readonly method: string; readonly url: string }

/**
 * Sends one body to a node.
 *
 * @throws HttpNetworkError `http/network`
 * @throws HttpTimeoutError `http/timeout`
 * @throws HttpAbortedError `http/aborted`
 */
export async function post(
  { url, headers, timeout = defaultTimeout }: RpcEndpoint,
  { body, name, signal }: PostParameters,
): Promise<Posted> {
  const request = { method: `POST ${name}`, url: url.replace(/\?.*/, '') }
  const controller = new AbortController()
  const abort = () => controller.abort()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    abort()
  }, timeout)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: controller.signal,
    })
    return { response, text: await response.text(), request }
  } catch (cause) {
    if (signal?.aborted) throw new HttpAbortedError({ cause: signal.reason, request })
    if (isLate) throw new HttpTimeoutError({ timeout, request })
    throw new HttpNetworkError({ cause, request })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
