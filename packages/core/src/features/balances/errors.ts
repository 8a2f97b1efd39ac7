import { BaseError } from '../../errors/BaseError.js'

/** The tokens of an account cannot be read (`balances/unavailable`). */
export class TokenBalanceUnavailableError extends BaseError {
  override readonly name = 'TokenBalanceUnavailableError'
  /** Time of the last failed read, in milliseconds since 1970. For 30 seconds from then no request is sent. */
  readonly lastRetry: number
  constructor({ cause, lastRetry }: { cause: unknown; lastRetry: number }) {
    super('Token Balance Unavailable', {
      code: 'balances/unavailable',
      cause,
      metaMessages: [
        'Neither the wallet nor the gateway listed the tokens of the account.',
        'The cause says why. The next read is after 30 seconds.',
      ],
    })
    this.lastRetry = lastRetry
  }
}
