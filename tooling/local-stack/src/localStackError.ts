export type LocalStackErrorCode =
  | 'local-stack/bad-option'
  | 'local-stack/bad-port-offset'
  | 'local-stack/binary-not-found'
  | 'local-stack/bundler-not-started'
  | 'local-stack/call-failed'
  | 'local-stack/chain-not-started'
  | 'local-stack/port-in-use'

/** Any failure to start the local stack; `code` is stable. */
export class LocalStackError extends Error {
  override readonly name = 'LocalStackError'
  readonly code: LocalStackErrorCode
  readonly port: number | undefined

  constructor(
    code: LocalStackErrorCode,
    message: string,
    options: { port?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.port = options.port
  }
}
