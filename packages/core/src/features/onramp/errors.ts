import { BaseError } from '../../errors/BaseError.js'
import type { PaymentProblem } from './checkPaymentAmount.js'

/**
 * The gateway refuses purchases where the device is (`onramp/restricted`).
 *
 * @error onramp/restricted
 * @why The gateway answered 451: it refuses purchases in the time zone or the country of the device. See
 * [regions](/guides/regions.md).
 * @solution Hide what leads to a purchase. The restrictions are those of the gateway: `RESTRICTIONS` changes them.
 */
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

/**
 * The gateway has no provider of purchases (`onramp/not-offered`).
 *
 * @error onramp/not-offered
 * @why The gateway answered 501: it has no provider of purchases.
 * @solution Configure a provider in the [gateway](/self-hosting/gateway.md#purchases), or set `features.onramp` to
 * false. Set `services: { onramp: false }` on a network that has none.
 */
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

/**
 * A call of purchases failed (`onramp/unavailable`).
 *
 * @error onramp/unavailable
 * @why The gateway did not say what can be bought, what it costs, or where the checkout page is, or it answered in an
 * unknown form. `cause` has the error of the call.
 * @solution Show the error and offer to try again. Do not show an older figure or an estimate in its place.
 */
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

/**
 * The form lacks something that a purchase needs (`onramp/incomplete`).
 *
 * @error onramp/incomplete
 * @why `startPurchase` was called without a connected account, or nothing can be bought on the current network. The
 * message names what is missing.
 * @solution Connect a wallet first, or switch to a network on which `resolveOnramp` returns a `purchaseCurrency`.
 */
export class OnrampIncompleteError extends BaseError {
  override readonly name = 'OnrampIncompleteError'
  constructor({ missing }: { missing: string }) {
    super('The purchase is not complete', {
      code: 'onramp/incomplete',
      metaMessages: [`It lacks ${missing}.`],
    })
  }
}

/**
 * The amount cannot be paid (`onramp/invalid-amount`).
 *
 * @error onramp/invalid-amount
 * @why The amount is empty, is no number, has more decimals than the payment currency, or is outside the limits of
 * every way to pay. `problem` says which.
 * @solution Check the text with `checkPaymentAmount` and show the limits of the payment currency.
 */
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
