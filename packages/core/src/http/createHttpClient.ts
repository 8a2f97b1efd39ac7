import {
  HttpAbortedError,
  HttpBodyError,
  HttpNetworkError,
  type HttpRequest,
  HttpStatusError,
  HttpTimeoutError,
} from './errors.js'

/** A request without a body. */
export type HttpParameters = {
  /** Relative to `baseUrl`; encode user input with `encodeURIComponent`. */
  readonly path: string
  /** Entries that are undefined are left out. */
  readonly query?: { readonly [name: string]: string | number | boolean | undefined } | undefined
  readonly headers?: { readonly [name: string]: string } | undefined
  /** Ends the request with `http/aborted`. */
  readonly signal?: AbortSignal | undefined
}

/** A request that may have a body. */
export type HttpBodyParameters = HttpParameters & {
  /** Sent as JSON, bigints as decimal text. */
  readonly body?: unknown
}

/** Service and options of {@link createHttpClient}. */
export type CreateHttpClientParameters = {
  /** Absolute; a path in it is kept. A trailing slash makes no difference. */
  readonly baseUrl: string
  /** Added to each request as the query parameter `clientId`. */
  readonly clientId?: string | undefined
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined
  /** In milliseconds, body included. Default: 10,000. */
  readonly timeout?: number | undefined
}

/**
 * Return type of {@link createHttpClient}. Each call resolves with the parsed JSON, `getBlob` with the unchanged bytes, and
 * rejects with an error that is listed there.
 */
export type HttpClient = {
  get(parameters: HttpParameters): Promise<unknown>
  post(parameters: HttpBodyParameters): Promise<unknown>
  put(parameters: HttpBodyParameters): Promise<unknown>
  delete(parameters: HttpBodyParameters): Promise<unknown>
  getBlob(parameters: HttpParameters): Promise<Blob>
}

/**
 * Creates a client of a JSON service. Responses are `unknown`: validate them. An empty response is undefined.
 *
 * @throws HttpStatusError `http/status`, with the text `HTTP status code: {status}`
 * @throws HttpNetworkError `http/network`
 * @throws HttpTimeoutError `http/timeout`
 * @throws HttpAbortedError `http/aborted`
 * @throws HttpBodyError `http/invalid-body`
 *
 * @example
 * const http = createHttpClient({ baseUrl: 'https://gateway.example.com' })
 * await http.get({ path: 'wallets', query: { page: 1 } })
 */
export function createHttpClient(parameters: CreateHttpClientParameters): HttpClient {
  const { baseUrl, clientId, timeout = 10_000 } = parameters

  async function send<result>(
    method: string,
    { path, query, headers, signal, body }: HttpBodyParameters,
    read: (response: Response, request: HttpRequest) => Promise<result>,
  ): Promise<result> {
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`)
    for (const [name, value] of Object.entries({ clientId, ...query }))
      if (value !== undefined) url.searchParams.set(name, String(value))
    // Queries may contain addresses, so errors and logs have the path only.
    const request = { method, url: url.origin + url.pathname }

    if (signal?.aborted) throw new HttpAbortedError({ cause: signal.reason, request })
    const controller = new AbortController()
    const abort = () => controller.abort()
    let late = false
    const timer = setTimeout(() => {
      late = true
      abort()
    }, timeout)
    signal?.addEventListener('abort', abort)
    try {
      const response = await (parameters.fetch ?? fetch)(url, {
        method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body, bigintAsText),
        signal: controller.signal,
      })
      if (!response.ok) {
        const text = await response.text()
        throw new HttpStatusError({
          status: response.status,
          body: parse(text) ?? text,
          request,
          cause: response,
        })
      }
      return await read(response, request)
    } catch (cause) {
      if (signal?.aborted) throw new HttpAbortedError({ cause: signal.reason, request })
      if (late) throw new HttpTimeoutError({ timeout, request })
      if (cause instanceof HttpStatusError || cause instanceof HttpBodyError) throw cause
      throw new HttpNetworkError({ cause, request })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }

  async function readJson(response: Response, request: HttpRequest): Promise<unknown> {
    const text = await response.text()
    if (text === '') return undefined
    try {
      return JSON.parse(text)
    } catch (cause) {
      throw new HttpBodyError({ cause, request })
    }
  }

  return {
    get: options => send('GET', options, readJson),
    post: options => send('POST', options, readJson),
    put: options => send('PUT', options, readJson),
    delete: options => send('DELETE', options, readJson),
    getBlob: options =>
      send('GET', { ...options, headers: { accept: '*/*', ...options.headers } }, response =>
        response.blob(),
      ),
  }
}

function bigintAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
