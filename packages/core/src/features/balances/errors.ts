import { BaseError } from '../../errors/BaseError.js'

/** A text that is no decimal number, or one finer than the currency (`balances/invalid-amount`). */
export class InvalidAmountError extends BaseError {
  override readonly name = 'InvalidAmountError'
  constructor({ text, decimals }: { text: string; decimals: number }) {
    super('Please enter a valid amount', {
      code: 'balances/invalid-amount',
      metaMessages: [
        `"${text}" is no decimal number with at most ${decimals} digits after the point, such as 1.5.`,
      ],
    })
  }
}
