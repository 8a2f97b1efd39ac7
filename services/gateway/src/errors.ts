import { ConfigError, type ConfigErrorReason } from '@latchkit/service-base'

/** Stable code of a {@link GatewayError}. */
export type GatewayErrorCode = `gateway/${ConfigErrorReason}`

/** The gateway cannot start. The message is one line with the fault and its location. */
export class GatewayError extends ConfigError {
  override readonly name = 'GatewayError'
  readonly code: GatewayErrorCode

  constructor(reason: ConfigErrorReason, message: string, options: { readonly cause?: unknown } = {}) {
    super(reason, message, options)
    this.code = `gateway/${reason}`
  }
}

/** Maps an error of the service base to a {@link GatewayError}, and returns other errors unchanged. */
export function toGatewayError(error: unknown): unknown {
  if (!(error instanceof ConfigError) || error instanceof GatewayError) return error
  return new GatewayError(error.reason, error.message, { cause: error.cause })
}
