const brand = Symbol.for('latchkit.error')

/** Options of a {@link WalletConnectError}: those of `BaseError` in `@latchkit/core`, and `rpcCode`. */
export type WalletConnectErrorOptions = {
  /** Stable identifier, `walletconnect/what-happened`. Never reused or renamed. */
  code: string
  /** Lines shown under the short message: why it happened, what to do. */
  metaMessages?: readonly string[] | undefined
  /** Message of the underlying failure. Default: the message of `cause`. */
  details?: string | undefined
  /** The error that caused this error. */
  cause?: unknown
  /** Error code of WalletConnect or of JSON-RPC. */
  rpcCode?: number | undefined
}

/**
 * Base class of every error of this package. It has the shape and the brand of `BaseError` in `@latchkit/core`, so
 * that `isError` accepts it, and adds `rpcCode`. Every failure has its own stable `code`.
 *
 * @example
 * try { await client.request(parameters) }
 * catch (error) { if (error instanceof WalletConnectError && error.rpcCode === 5000) return }
 */
export class WalletConnectError extends Error {
  override readonly name: string = 'WalletConnectError'
  readonly code: string
  /** One sentence without the details, for display to the user. */
  readonly shortMessage: string
  readonly metaMessages: readonly string[]
  readonly details: string | undefined
  /** Page of the code, below the address of the docs. */
  readonly docsPath: string
  /** Error code of WalletConnect or of JSON-RPC, if the failure has one. */
  readonly rpcCode: number | undefined

  constructor(shortMessage: string, options: WalletConnectErrorOptions) {
    const { cause, code, metaMessages = [] } = options
    const details =
      options.details ??
      (cause instanceof WalletConnectError
        ? cause.shortMessage
        : cause instanceof Error
          ? cause.message
          : undefined)
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
    this.rpcCode = options.rpcCode
    Object.defineProperty(this, brand, { value: true })
  }

  /**
   * Returns the first error of the cause chain, starting with this one, for which `match` returns true.
   * Without `match` it returns the innermost cause.
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
