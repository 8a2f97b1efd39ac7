import { BaseError } from '../../errors/BaseError.js'
import type { PaymentProblem } from './checkPaymentAmount.js'

/** The gateway refuses purchases where the device is (`onramp/restricted`). */
export class OnrampRestrictedError extends BaseError {
  override readonly name = 'OnrampRestrictedError'
  constructor({ cause }: { cause: unknown }) {
    super('Buying is not offered in this region', {
      code: 'onramp/restricted',
      cause,
      metaMessages: ['The gateway refuses purchases in the time zone or the country of the device.'],
    })
  }
}

/** The gateway has no provider of purchases (`onramp/not-offered`). */
export class OnrampNotOfferedError extends BaseError {
  override readonly name = 'OnrampNotOfferedError'
  constructor({ cause }: { cause: unknown }) {
    super('Buying is not available', {
      code: 'onramp/not-offered',
      cause,
      metaMessages: [
        'The gateway has no provider of purchases.',
        'Configure one, or set `features.onramp` to false.',
      ],
    })
  }
}

/** A call of purchases failed (`onramp/unavailable`). */
export class OnrampUnavailableError extends BaseError {
  override readonly name = 'OnrampUnavailableError'
  constructor({ call, cause }: { call: 'options' | 'quote' | 'checkout'; cause: unknown }) {
    super('The purchase cannot be prepared', {
      code: 'onramp/unavailable',
      cause,
      metaMessages: [`The gateway did not answer ${call}. The cause says why.`, 'Try again.'],
    })
  }
}

/** The form lacks something that a purchase needs (`onramp/incomplete`). */
export class OnrampIncompleteError extends BaseError {
  override readonly name = 'OnrampIncompleteError'
  constructor({ missing }: { missing: string }) {
    super('The purchase is not complete', {
      code: 'onramp/incomplete',
      metaMessages: [`It lacks ${missing}.`],
    })
  }
}

/** The amount cannot be paid (`onramp/invalid-amount`). */
export class PaymentAmountError extends BaseError {
  override readonly name = 'PaymentAmountError'
  readonly problem: PaymentProblem
  constructor({ problem }: { problem: PaymentProblem }) {
    super('Please enter a valid amount', {
      code: 'onramp/invalid-amount',
      metaMessages: [`The amount is ${problem}.`, '`checkPaymentAmount` has the limits.'],
    })
    this.problem = problem
  }
}
