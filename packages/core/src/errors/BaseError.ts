const brand = Symbol.for('latchkit.error')

/** Options of {@link BaseError}. */
export type BaseErrorOptions = {
  /** Stable identifier, `feature/what-happened`. Never reused or renamed. */
  code: string
  /** Lines below the short message: why it happened, what to do. */
  metaMessages?: readonly string[] | undefined
  /** Message of the underlying error. Default: that of `cause`. */
  details?: string | undefined
  /** The underlying error, unchanged. */
  cause?: unknown
}

/**
 * Base class of every error of Latchkit. Each subclass has its own `code`; check it with {@link isError}, which also
 * works with two copies of the package.
 *
 * @example
 * try { await connect(client, { connectorId }) }
 * catch (error) { if (isError(error, 'rpc/user-rejected')) return }
 */
export class BaseError extends Error {
  override readonly name: string = 'LatchkitError'
  readonly code: string
  /** A sentence without details, which can be shown to a user. */
  readonly shortMessage: string
  readonly metaMessages: readonly string[]
  readonly details: string | undefined
  /** Page of the code under `docs/errors`. */
  readonly docsPath: string

  constructor(shortMessage: string, options: BaseErrorOptions) {
    const details = options.details ?? (options.cause instanceof Error ? options.cause.message : undefined)
    const metaMessages = options.metaMessages ?? []
    const lines = [shortMessage]
    if (metaMessages.length > 0) lines.push('', ...metaMessages)
    if (details && details !== shortMessage) lines.push('', `Details: ${details}`)
    super(lines.join('\n'), options.cause === undefined ? undefined : { cause: options.cause })
    this.code = options.code
    this.shortMessage = shortMessage
    this.metaMessages = metaMessages
    this.details = details
    this.docsPath = `docs/errors/${options.code}.md`
    Object.defineProperty(this, brand, { value: true })
  }

  /**
   * Returns the first error of the cause chain, starting with this error, that `match` accepts; without `match` the
   * innermost cause.
   */
  walk(match?: (error: unknown) => boolean): unknown {
    let current: unknown = this
    // A cause chain may be circular.
    const seen = new Set<unknown>()
    while (current !== undefined) {
      seen.add(current)
      if (match?.(current)) return current
      const next: unknown = current instanceof Error ? current.cause : undefined
      if (next === undefined || seen.has(next)) return match ? undefined : current
      current = next
    }
    return undefined
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
