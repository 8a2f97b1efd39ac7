import { BaseError } from '../../errors/BaseError.js'

/** A pending transaction was not replaced. */
export class ReplacementError extends BaseError {
  override readonly name = 'ReplacementError'
  constructor(problem: keyof typeof problems, { cause }: { cause?: unknown } = {}) {
    const { code, text, hint } = problems[problem]
    super(text, { code, cause, metaMessages: [hint] })
  }
}

const problems = {
  /**
   * @error activity/not-replaceable
   * @why `replaceTransaction` found that the transaction is in a block, that no node knows it, or that the connected
   * account did not send it itself: a smart account has its operations sent by a bundler. The wallet received no
   * request.
   * @solution Offer it only while [`replacementQueryOptions`](/guides/activity.md#speed-up-and-cancel) returns a
   * replacement. The outcome of the transaction comes as usual.
   */
  notReplaceable: {
    code: 'activity/not-replaceable',
    text: 'The transaction can no longer be replaced',
    hint: 'It is in a block, no node knows it, or another account has sent it. No request was made.',
  },
  /**
   * @error activity/nonce-ignored
   * @why The wallet broadcast a transaction with another nonce than requested. The kit read that nonce from the chain.
   * Both transactions can be executed: if the first one was a payment, it is paid twice.
   * @solution Show the message. The second transaction is one of the pending transactions, and both can be replaced in
   * the wallet itself. The kit offers no replacement of transactions of that wallet any more.
   */
  nonceIgnored: {
    code: 'activity/nonce-ignored',
    text: 'The wallet has sent a second transaction instead of a replacement',
    hint: 'It ignored the nonce. The first transaction is still pending: replace it in the wallet.',
  },
  /**
   * @error activity/replacement-failed
   * @why The user rejected the request, the account cannot pay the higher fee, or a node did not answer. `cause` has
   * the error.
   * @solution The transaction is still pending. Call `replaceTransaction` again, or wait.
   */
  failed: {
    code: 'activity/replacement-failed',
    text: 'The wallet did not replace the transaction',
    hint: 'See `cause` for the error of the wallet. The transaction is still pending.',
  },
} as const
