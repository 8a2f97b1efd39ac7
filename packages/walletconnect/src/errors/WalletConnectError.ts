const brand = Symbol.for('latchkit.error')

/** What an error of the protocol client is made of, beside its short message. */
export type WalletConnectErrorOptions = {
  /** Stable identifier, `walletconnect/what-happened`. Never reused or renamed. */
  code: string
  /** Lines shown under the short message: why it happened, what to do. */
  metaMessages?: readonly string[] | undefined
  /** The raw message of whatever failed underneath. Taken from `cause` when absent. */
  details?: string | undefined
  /** The foreign error behind it, kept as it is. */
  cause?: unknown
  /** Code of the protocol or of JSON-RPC. */
  rpcCode?: number | undefined
}

/**
 * The one error of the protocol client. Every failure has its own stable `code`. It carries the brand of Latchkit's
 * errors, so that `isError` of `@latchkit/core` knows it.
 *
 * @example
 * try { await client.request(parameters) }
 * catch (error) { if (error instanceof WalletConnectError && error.rpcCode === 5000) return }
 */
export class WalletConnectError extends Error {
  override readonly name: string = 'WalletConnectError'
  readonly code: string
  /** One sentence without the details, fit to show to a person. */
  readonly shortMessage: string
  readonly metaMessages: readonly string[]
  readonly details: string | undefined
  /** Page of the code under `docs/errors`. */
  readonly docsPath: string
  /** Code of the protocol or of JSON-RPC, where the failure has one. */
  readonly rpcCode: number | undefined

  constructor(shortMessage: string, options: WalletConnectErrorOptions) {
    const { cause, code, metaMessages = [] } = options
    const details = options.details ?? (cause instanceof Error ? cause.message : undefined)
    const lines = [shortMessage]
    if (metaMessages.length > 0) lines.push('', ...metaMessages)
    if (details && details !== shortMessage) lines.push('', `Details: ${details}`)
    super(lines.join('\n'), cause === undefined ? undefined : { cause })
    this.code = code
    this.shortMessage = shortMessage
    this.metaMessages = metaMessages
    this.details = details
    this.docsPath = `docs/errors/${code}.md`
    this.rpcCode = options.rpcCode
    Object.defineProperty(this, brand, { value: true })
  }

  /**
   * The first error of the cause chain, this one included, that `match` accepts;
   * without `match` the innermost cause.
   */
  walk(match?: (error: unknown) => boolean): unknown {
    let current: unknown = this
    // A cause chain may be a ring.
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
