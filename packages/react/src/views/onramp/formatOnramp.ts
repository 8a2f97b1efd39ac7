import { formatAmount, parseUnits } from '@latchkit/core/balances'

/** Decimals of what is bought that are shown. */
const maximumFractionDigits = 6

/** An amount of money, in its currency. */
export function formatFiat(
  value: number,
  { locale, currency }: { locale: string; currency: string },
): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value)
}

/** Decimal text of a token, such as `1.5`, cut and never rounded, with its symbol. */
export function formatBought(numeric: string, symbol: string, locale: string): string {
  const decimals = numeric.split('.')[1]?.length ?? 0
  const value = parseUnits(numeric, decimals)
  // Isolated, so that a text of the other direction does not reorder it.
  return `\u2066${formatAmount({ value, decimals, locale, maximumFractionDigits })} ${symbol}\u2069`
}
