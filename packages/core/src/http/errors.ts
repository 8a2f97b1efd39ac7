import { BaseError } from '../errors/BaseError.js'

export type HttpRequest = { readonly method: string; readonly url: string }

/** The status of the response is not 2xx (`http/status`). */
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

/** No response: no network, no such host, a refused connection or a CORS rule (`http/network`). */
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

/** The response took too long (`http/timeout`). */
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

/** The caller's signal was aborted (`http/aborted`). */
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

/** The body of a successful response is not JSON (`http/invalid-body`). */
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
