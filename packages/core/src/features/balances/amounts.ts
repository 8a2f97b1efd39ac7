import { BaseError } from '../../errors/BaseError.js'

/**
 * An amount in the smallest unit as people of a locale write it, cut after a few decimals and never rounded.
 * Exact for any size.
 *
 * @example
 * formatAmount({ value: 1_234_567_899n, decimals: 6, locale: 'de' }) // '1.234,567'
 */
export function formatAmount(parameters: {
  readonly value: bigint
  readonly decimals: number
  /** BCP 47 tag. Default: the one of the runtime. */
  readonly locale?: string | undefined
  /** Default: 3. */
  readonly maximumFractionDigits?: number | undefined
}): string {
  const { locale, maximumFractionDigits = 3 } = parameters
  const text = truncateDecimals(parameters)
  // Decimal text is formatted digit by digit (Intl.NumberFormat v3); es2022's types know numbers only.
  return new Intl.NumberFormat(locale, { maximumFractionDigits }).format(text as never)
}

/**
 * An amount in the smallest unit as decimal text with few decimals, cut and never rounded, so that nobody sees
 * more than they have.
 *
 * @example
 * truncateDecimals({ value: 1_999_999n, decimals: 6 }) // '1.999'
 */
export function truncateDecimals(parameters: {
  readonly value: bigint
  readonly decimals: number
  /** Default: 3. */
  readonly maximumFractionDigits?: number | undefined
}): string {
  const { value, decimals, maximumFractionDigits = 3 } = parameters
  if (decimals <= maximumFractionDigits) return formatUnits(value, decimals)
  return formatUnits(value / 10n ** BigInt(decimals - maximumFractionDigits), maximumFractionDigits)
}

/**
 * An amount in the smallest unit as exact decimal text, with a point and without grouping.
 *
 * @example
 * formatUnits(1_500_000_000_000_000_000n, 18) // '1.5'
 */
export function formatUnits(value: bigint, decimals: number): string {
  const sign = value < 0n ? '-' : ''
  const digits = value
    .toString()
    .slice(sign.length)
    .padStart(decimals + 1, '0')
  const at = digits.length - decimals
  const fraction = digits.slice(at).replace(/0+$/, '')
  return `${sign}${digits.slice(0, at)}${fraction && `.${fraction}`}`
}

/**
 * Decimal text as an amount in the smallest unit: a point, no grouping, no exponent, whatever the locale. Text
 * that is finer than the currency is refused, never rounded.
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
