import { BaseError } from '../../../errors/BaseError.js'

/** A call of the session server failed (`siwx/client-fetch-error`). */
export class ClientFetchError extends BaseError {
  override readonly name = 'ClientFetchError'
  /** The path that was called, without the base. */
  readonly path: string
  constructor({ path, cause, status }: { path: string; cause?: unknown; status?: number | undefined }) {
    super('CLIENT_FETCH_ERROR', {
      code: 'siwx/client-fetch-error',
      cause,
      metaMessages: [
        status === undefined
          ? `${path}: no response, or a response that is not JSON.`
          : `${path}: HTTP status code: ${status}`,
        "Check `baseUrl`, and the server's own log.",
      ],
    })
    this.path = path
  }
}

/** The session that the server sent cannot be read (`siwx/client-session-error`). */
export class ClientSessionError extends BaseError {
  override readonly name = 'ClientSessionError'
  constructor({ cause }: { cause?: unknown } = {}) {
    super('CLIENT_SESSION_ERROR', {
      code: 'siwx/client-session-error',
      cause,
      metaMessages: [
        '`session.siwx` is neither the data, message and signature that were sent nor a list of them.',
        'Put them there in the `session` callback of next-auth, or pass `readSession`.',
      ],
    })
  }
}

/** The session server has no such provider (`siwx/unknown-provider`). */
export class UnknownProviderError extends BaseError {
  override readonly name = 'UnknownProviderError'
  constructor({ provider, known }: { provider: string; known: readonly string[] }) {
    super(`The session server has no provider "${provider}"`, {
      code: 'siwx/unknown-provider',
      metaMessages: [
        `It has: ${known.join(', ') || 'none'}.`,
        'Pass the `id` of its credentials provider as `provider`.',
      ],
    })
  }
}
