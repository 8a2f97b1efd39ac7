/** Stable code of a {@link GatewayError}. */
export type GatewayErrorCode = 'gateway/bad-config' | 'gateway/bad-file' | 'gateway/port-in-use'

/** Why the gateway did not start. The message is one line that says what is wrong and where. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly code: GatewayErrorCode

  constructor(code: GatewayErrorCode, message: string, options: { cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
  }
}
