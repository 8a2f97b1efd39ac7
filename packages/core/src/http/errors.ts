import { BaseError } from '../errors/BaseError.js'

export type HttpRequest = { readonly method: string; readonly url: string }

/** The server answered, and not with success (`http/status`). */
export class HttpStatusError extends BaseError {
  override readonly name = 'HttpStatusError'
  readonly status: number
  /** What the server sent: parsed when it is JSON, text otherwise. */
  readonly body: unknown
  readonly request: HttpRequest
  constructor({ status, body, request }: { status: number; body: unknown; request: HttpRequest }) {
    super(`HTTP status code: ${status}`, { code: 'http/status' })
    this.status = status
    this.body = body
    this.request = request
  }
}

/** No answer came: no network, no such host, a refused connection or a CORS rule (`http/network`). */
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

/** The answer took too long (`http/timeout`). */
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

/** The caller gave up through its signal (`http/aborted`). */
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

/** The server answered with success and something that is no JSON (`http/invalid-body`). */
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
