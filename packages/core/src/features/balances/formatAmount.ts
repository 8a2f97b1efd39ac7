import { truncateDecimals } from './truncateDecimals.js'

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
