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
  notReplaceable: {
    code: 'activity/not-replaceable',
    text: 'The transaction can no longer be replaced',
    hint: 'It is in a block, no node knows it, or another account has sent it. No request was made.',
  },
  nonceIgnored: {
    code: 'activity/nonce-ignored',
    text: 'The wallet has sent a second transaction instead of a replacement',
    hint: 'It ignored the nonce. The first transaction is still pending: replace it in the wallet.',
  },
  failed: {
    code: 'activity/replacement-failed',
    text: 'The wallet did not replace the transaction',
    hint: 'See `cause` for the error of the wallet. The transaction is still pending.',
  },
} as const
