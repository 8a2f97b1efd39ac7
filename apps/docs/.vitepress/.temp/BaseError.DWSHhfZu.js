// ../../packages/core/dist/errors/BaseError.js
var brand = Symbol.for('latchkit.error')
/**
 * Base class of every error of Latchkit. Each subclass has a separate `code`; check it with {@link isError}, which also
 * works with two copies of the package. `message` is for developers: the short message, cause, solution, the underlying
 * message, the code and the address of its page. Show `shortMessage` to users.
 *
 * @example
 * try { await connect(client, { connectorId }) }
 * catch (error) { if (isError(error, 'rpc/user-rejected')) return }
 */
var BaseError = class extends Error {
  name = 'LatchkitError'
  constructor(shortMessage, options) {
    const { cause, code, metaMessages = [] } = options
    const details =
      options.details ??
      (isError(cause) ? cause.shortMessage : cause instanceof Error ? cause.message : void 0)
    const docsPath = `docs/errors/${code}.md`
    super(
      [
        shortMessage,
        ...metaMessages,
        ...(details && details !== shortMessage ? [`Details: ${details}`] : []),
        `Code: ${code}`,
        `Docs: https://github.com/latchkit/latchkit/blob/main/${docsPath}`,
      ].join('\n'),
      cause === void 0 ? void 0 : { cause },
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
  walk(match) {
    let current = this
    const chain = []
    while (current !== void 0 && !chain.includes(current)) {
      chain.push(current)
      current = current instanceof Error ? current.cause : void 0
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
function isError(error, code) {
  return (
    error instanceof Error && brand in error && (code === void 0 || ('code' in error && error.code === code))
  )
}

export { BaseError as t, isError as n }
