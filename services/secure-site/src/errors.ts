import type { ApiErrorCode, ErrorAnswer } from '@latchkit/secure-protocol/api/errors'
import { ConfigError, type ConfigErrorReason } from '@latchkit/service-base'

/** A call is refused. The message may be shown to the developer of an app, and never has a secret. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly code: ApiErrorCode,
    message: string,
    readonly data?: ErrorAnswer['error']['data'],
    options: { readonly cause?: unknown } = {},
  ) {
    super(message, options)
  }
}

/** A key-encryption key cannot be asked now, such as one in a vault that is sealed. Nothing was changed. */
export class KekUnavailableError extends Error {
  override readonly name = 'KekUnavailableError'
}

/** Stable code of a {@link SecureSiteError}. */
export type SecureSiteErrorCode = `secure-site/${ConfigErrorReason}`

/** The secure site cannot start. The message is one line that says what is wrong and where. */
export class SecureSiteError extends ConfigError {
  override readonly name = 'SecureSiteError'
  readonly code: SecureSiteErrorCode

  constructor(reason: ConfigErrorReason, message: string, options: { readonly cause?: unknown } = {}) {
    super(reason, message, options)
    this.code = `secure-site/${reason}`
  }
}

/** Maps an error of the service base to a {@link SecureSiteError}, and returns other errors unchanged. */
export function toSecureSiteError(error: unknown): unknown {
  if (!(error instanceof ConfigError) || error instanceof SecureSiteError) return error
  return new SecureSiteError(error.reason, error.message, { cause: error.cause })
}
