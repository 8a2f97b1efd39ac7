import { BaseError } from '../../errors/BaseError.js'

/** The tokens of an account could not be read (`balances/unavailable`). */
export class TokenBalanceUnavailableError extends BaseError {
  override readonly name = 'TokenBalanceUnavailableError'
  /** When they were last asked for, in milliseconds since 1970. For 30 seconds from then nothing is asked. */
  readonly lastRetry: number
  constructor({ cause, lastRetry }: { cause: unknown; lastRetry: number }) {
    super('Token Balance Unavailable', {
      code: 'balances/unavailable',
      cause,
      metaMessages: [
        'Neither the wallet nor the gateway listed the tokens of the account.',
        'The cause says why. They are asked again after 30 seconds.',
      ],
    })
    this.lastRetry = lastRetry
  }
}
