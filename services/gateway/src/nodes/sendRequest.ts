import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { request } from 'undici'

/** What a node or a hosted provider answered. */
export type JsonResponse = {
  readonly status: number
  /** Bytes of the body as it was sent, where the answer says so. */
  readonly contentLength: number | undefined
  /** The body, decoded. To be read to its end or destroyed. */
  readonly body: Readable
}

/**
 * Asks for JSON: posts `body` where there is one, else gets. Follows no redirect. By `request` of undici, since `fetch`
 * takes three times the processor for a call of this size, and most answers of the gateway need several of them.
 *
 * @throws what undici throws when the host cannot be reached, and the reason of `signal`
 */
export async function sendRequest(
  url: string,
  parameters: {
    /** JSON. */
    readonly body?: string | undefined
    readonly headers?: { readonly [name: string]: string } | undefined
    readonly signal: AbortSignal
  },
): Promise<JsonResponse> {
  const { body = null, signal } = parameters
  const headers = {
    ...{ accept: 'application/json', 'accept-encoding': 'gzip' },
    ...(body !== null && { 'content-type': 'application/json' }),
    ...parameters.headers,
  }
  const response = await request(url, { method: body === null ? 'GET' : 'POST', headers, body, signal })
  const length = Number(response.headers['content-length'])
  const isGzip = response.headers['content-encoding'] === 'gzip'
  // Without a listener the error of a body that nobody reads any more would end the process. Its reader gets it as well.
  response.body.on('error', () => {})
  return {
    status: response.statusCode,
    contentLength: Number.isSafeInteger(length) ? length : undefined,
    body: isGzip ? pipeline(response.body, createGunzip(), () => {}) : response.body,
  }
}
