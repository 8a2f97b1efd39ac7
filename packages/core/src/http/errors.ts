import { BaseError } from '../errors/BaseError.js'

export type HttpRequest = { readonly method: string; readonly url: string }

/**
 * The status of the response is not 2xx (`http/status`).
 *
 * @error http/status
 * @why The server returned an error status. `status` and `body` have what it returned, `cause` the `Response` itself,
 * with its headers.
 * @solution Handle it by `status`: for 401 and 403 check the project id and the origin, for 429 wait, for 5xx try again
 * later.
 */
export class HttpStatusError extends BaseError {
  override readonly name = 'HttpStatusError'
  readonly status: number
  /** Body of the response: parsed when it is JSON, text otherwise. */
  readonly body: unknown
  readonly request: HttpRequest
  /** `cause` is the `Response`, for instance for its headers; its text was read into `body`. */
  constructor(parameters: { status: number; body: unknown; request: HttpRequest; cause?: unknown }) {
    const { status, body, request, cause } = parameters
    super(`HTTP status code: ${status}`, { code: 'http/status', cause })
    this.status = status
    this.body = body
    this.request = request
  }
}

/**
 * No response: no network, no such host, a refused connection or a CORS rule (`http/network`).
 *
 * @error http/network
 * @why The device is offline, the host does not exist, the connection was refused, a CORS rule blocked the request, or
 * the content security policy lacks the host in `connect-src`.
 * @solution Check the browser's network panel. Browsers do not report the reason to the page.
 */
export class HttpNetworkError extends BaseError {
  override readonly name = 'HttpNetworkError'
  constructor({ cause, request }: { cause: unknown; request: HttpRequest }) {
    super('The server could not be reached', {
      code: 'http/network',
      cause,
      metaMessages: [
        `${request.method} ${request.url}`,
        'Check the connection, the address and its CORS rules.',
      ],
    })
  }
}

/**
 * The response took too long (`http/timeout`).
 *
 * @error http/timeout
 * @why The response was not complete within `timeout` milliseconds (default 10,000).
 * @solution Offer to try again. Raise `timeout` only for a service that is known to be slow.
 */
export class HttpTimeoutError extends BaseError {
  override readonly name = 'HttpTimeoutError'
  constructor({ timeout, request }: { timeout: number; request: HttpRequest }) {
    super('The server took too long to answer', {
      code: 'http/timeout',
      metaMessages: [
        `${request.method} ${request.url}`,
        `No full answer within ${timeout} ms. Try again later.`,
      ],
    })
  }
}

/**
 * The caller's signal was aborted (`http/aborted`).
 *
 * @error http/aborted
 * @why The `signal` of the request was aborted. Its reason is the `cause`.
 * @solution Nothing: the request was cancelled on purpose.
 */
export class HttpAbortedError extends BaseError {
  override readonly name = 'HttpAbortedError'
  constructor({ cause, request }: { cause: unknown; request: HttpRequest }) {
    super('The request was aborted', {
      code: 'http/aborted',
      cause,
      metaMessages: [`${request.method} ${request.url}`, 'Its signal was aborted. Nothing needs to be done.'],
    })
  }
}

/**
 * The body of a successful response is not JSON (`http/invalid-body`).
 *
 * @error http/invalid-body
 * @why The status was a success, but the body is not JSON. Often it is the HTML page of another server.
 * @solution Check that the base URL points to the service and includes its path.
 */
export class HttpBodyError extends BaseError {
  override readonly name = 'HttpBodyError'
  constructor({ cause, request }: { cause: unknown; request: HttpRequest }) {
    super('The server answered with something other than JSON', {
      code: 'http/invalid-body',
      cause,
      metaMessages: [`${request.method} ${request.url}`, 'Check that the base URL is that of the service.'],
    })
  }
}
