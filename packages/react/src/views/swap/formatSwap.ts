import { formatAmount } from '@latchkit/core/balances'

/** An amount with its symbol, cut. */
export function formatTokens(parameters: {
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
  readonly locale: string
  /** Default: 3. */
  readonly maximumFractionDigits?: number | undefined
}): string {
  // Isolated, so that a text of the other direction does not reorder it.
  return `\u2066${formatAmount(parameters)} ${parameters.symbol}\u2069`
}

/** What something is worth, in dollars unless told; undefined where no price is known. */
export function formatFiat(
  value: number | undefined,
  locale: string,
  currency: string = 'USD',
): string | undefined {
  if (value === undefined) return undefined
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value)
}

/** A part of a whole in percent, such as `0.85`. */
export function formatPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}
