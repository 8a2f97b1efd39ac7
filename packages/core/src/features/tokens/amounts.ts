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
