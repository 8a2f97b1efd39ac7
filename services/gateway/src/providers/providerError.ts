/** Why a provider gave no answer that can be used. */
export type ProviderErrorReason = 'no-answer' | 'node-error' | 'bad-answer'

/** A provider failed: a node, an index or a hosted service. Callers get 502. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly reason: ProviderErrorReason

  constructor(reason: ProviderErrorReason, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options)
    this.reason = reason
  }
}
