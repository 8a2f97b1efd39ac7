import { BaseError } from '../../../errors/BaseError.js'

/**
 * A call of the session server failed (`siwx/client-fetch-error`).
 *
 * @error siwx/client-fetch-error
 * @why A request to the session server (`session`, `csrf`, `providers`, `callback`, `signin` or `signout`) failed: the
 * server was not reached, returned an error, or returned something other than JSON. The failure was also posted to
 * `{base}/_log` if possible.
 * @solution Check `baseUrl`, that the server runs, and the server's log.
 */
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

/**
 * The session that the server sent cannot be read (`siwx/client-session-error`).
 *
 * @error siwx/client-session-error
 * @why `siwx` in the server's session is neither the data, message and signature of a sign-in nor a list of them, or
 * `readSession` threw. The failure was also posted to `{base}/_log`.
 * @solution Store the signed data, message and signature in `session.siwx` in the `session` callback of next-auth, or
 * pass `readSession`. See [Sign in with a wallet](/guides/sign-in-with-wallet.md).
 */
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

/**
 * The session server has no such provider (`siwx/unknown-provider`).
 *
 * @error siwx/unknown-provider
 * @why `GET providers` of the session server does not list a provider with this id.
 * @solution Pass the `id` of the credentials provider as `provider`.
 */
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
