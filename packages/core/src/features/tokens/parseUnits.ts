import { BaseError } from '../../errors/BaseError.js'

/**
 * Parses decimal text to an amount in the smallest unit. The text has a point, no grouping and no exponent in every
 * locale. Text with more decimals than the currency is refused, never rounded.
 *
 * @throws InvalidAmountError `balances/invalid-amount`
 * @example
 * parseUnits('1.5', 18) // 1500000000000000000n
 */
export function parseUnits(text: string, decimals: number): bigint {
  const [, sign, whole = '', rest = ''] = /^(-?)(\d*)(?:\.(\d+))?$/.exec(text) ?? []
  const fraction = rest.replace(/0+$/, '')
  if (sign === undefined || whole + rest === '' || fraction.length > decimals)
    throw new InvalidAmountError({ text, decimals })
  const value = BigInt(whole + fraction.padEnd(decimals, '0'))
  return sign ? -value : value
}

/**
 * The text is not a decimal number, or has more decimals than the currency (`balances/invalid-amount`).
 *
 * @error balances/invalid-amount
 * @why `parseUnits` received text that is not a decimal number with a point, or that has more decimals than the
 * currency. It never rounds.
 * @solution Show the message next to the field. Convert localised input to plain decimal text first.
 */
export class InvalidAmountError extends BaseError {
  override readonly name = 'InvalidAmountError'
  constructor({ text, decimals }: { text: string; decimals: number }) {
    super('Please enter a valid amount', {
      code: 'balances/invalid-amount',
      metaMessages: [
        `"${text}" is not a decimal number with at most ${decimals} digits after the point, such as 1.5.`,
      ],
    })
  }
}
