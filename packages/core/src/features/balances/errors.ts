import { BaseError } from '../../errors/BaseError.js'

/**
 * The tokens of an account cannot be read (`balances/unavailable`).
 *
 * @error balances/unavailable
 * @why The tokens of the account could not be read: the gateway failed or answered in an unknown form, or there is no
 * gateway and the network's endpoints failed. `cause` has the error of that call. `lastRetry` is when the tokens were
 * asked for, in milliseconds since 1970.
 * @solution Show the message and the last known tokens. For 30 seconds the same error is thrown without a request; then
 * the next read asks again. `refreshTokenBalances` asks at once.
 */
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
