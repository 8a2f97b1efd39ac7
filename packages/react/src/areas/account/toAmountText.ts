import { formatAmount, parseUnits } from '@latchkit/core/balances'

/** An amount with its symbol, which is isolated: it may be in letters of the other direction. */
export function toAmountText(amount: string, symbol: string): string {
  return `${amount} \u2068${symbol}\u2069`
}

/** Decimal text, such as `1.5`, in the digits of a locale, cut to three decimals. Exact for any size. */
export function formatNumeric(numeric: string, locale: string): string {
  const decimals = numeric.split('.')[1]?.length ?? 0
  return formatAmount({ value: parseUnits(numeric, decimals), decimals, locale })
}

/** The beginning and the end of a text without spaces, such as an address or a hash. */
export function shorten(text: string): string {
  return text.length > 16 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text
}
