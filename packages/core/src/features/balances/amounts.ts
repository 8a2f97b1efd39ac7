import { BaseError } from '../../errors/BaseError.js'

/**
 * Formats an amount in the smallest unit for a locale. Decimals are truncated and never rounded. Exact for any size.
 *
 * @example
 * formatAmount({ value: 1_234_567_899n, decimals: 6, locale: 'de' }) // '1.234,567'
 */
export function formatAmount(parameters: {
  readonly value: bigint
  readonly decimals: number
  /** BCP 47 tag. Default: the locale of the runtime. */
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
 * Formats an amount in the smallest unit as decimal text. Decimals are truncated and never rounded, so that the text is
 * never more than the amount.
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
 * Formats an amount in the smallest unit as exact decimal text, with a point and without grouping.
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

/** The text is not a decimal number, or has more decimals than the currency (`balances/invalid-amount`). */
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
