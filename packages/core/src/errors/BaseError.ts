const brand = Symbol.for('latchkit.error')

/** Options of {@link BaseError}. */
export type BaseErrorOptions = {
  /** Stable identifier, `feature/what-happened`. Never reused or renamed. */
  code: string
  /** Lines below the short message: cause and solution. */
  metaMessages?: readonly string[] | undefined
  /** Message of the underlying error. Default: that of `cause`, short for an error of Latchkit. */
  details?: string | undefined
  /** The underlying error, unchanged. */
  cause?: unknown
}

/**
 * Base class of every error of Latchkit. Each subclass has a separate `code`; check it with {@link isError}, which also
 * works with two copies of the package. `message` is for developers: the short message, cause, solution, the underlying
 * message, the code and the address of its page. Show `shortMessage` to users.
 *
 * @example
 * try { await connect(client, { connectorId }) }
 * catch (error) { if (isError(error, 'rpc/user-rejected')) return }
 */
export class BaseError extends Error {
  override readonly name: string = 'LatchkitError'
  // Declared, not defined: a class field of no value is bytes in every app.
  declare readonly code: string
  /** A sentence without details, which can be shown to a user. */
  declare readonly shortMessage: string
  declare readonly metaMessages: readonly string[]
  declare readonly details: string | undefined
  /** Page of the code, below the address of the docs. */
  declare readonly docsPath: string

  constructor(shortMessage: string, options: BaseErrorOptions) {
    const { cause, code, metaMessages = [] } = options
    const details =
      options.details ??
      (isError(cause) ? cause.shortMessage : cause instanceof Error ? cause.message : undefined)
    const docsPath = `errors/${code}.html`
    super(
      [
        shortMessage,
        ...metaMessages,
        ...(details && details !== shortMessage ? [`Details: ${details}`] : []),
        `Code: ${code}`,
        `Docs: https://latchkit.github.io/latchkit/${docsPath}`,
      ].join('\n'),
      cause === undefined ? undefined : { cause },
    )
    this.code = code
    this.shortMessage = shortMessage
    this.metaMessages = metaMessages
    this.details = details
    this.docsPath = docsPath
    Object.defineProperty(this, brand, { value: true })
  }

  /**
   * Returns the first error of the cause chain, starting with this error, that `match` accepts; without `match` the
   * innermost cause.
   */
  walk(match?: (error: unknown) => boolean): unknown {
    let current: unknown = this
    // A cause chain may be circular.
    const chain: unknown[] = []
    while (current !== undefined && !chain.includes(current)) {
      chain.push(current)
      current = current instanceof Error ? current.cause : undefined
    }
    return match ? chain.find(error => match(error)) : chain.at(-1)
  }
}

/**
 * Whether `error` is an error of Latchkit, and has the `code` if given. It compares a brand and the code, not the
 * class, so it also works with duplicate packages.
 *
 * @example
 * isError(error, 'networks/not-found')
 */
export function isError(error: unknown, code?: string): error is BaseError {
  return (
    error instanceof Error &&
    brand in error &&
    (code === undefined || ('code' in error && error.code === code))
  )
}
