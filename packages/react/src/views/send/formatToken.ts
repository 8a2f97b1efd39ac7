import type { Client } from '@latchkit/core'
import { formatAmount, getCurrency, type TokenBalance } from '@latchkit/core/balances'

/** An amount of a token, cut to three decimals. */
export function formatToken(
  { amount, quantity, symbol }: Pick<TokenBalance, 'amount' | 'quantity' | 'symbol'>,
  locale: string,
): string {
  // Isolated, so that a text of the other direction does not reorder it.
  return `\u2066${formatAmount({ value: amount, decimals: Number(quantity.decimals), locale })} ${symbol}\u2069`
}

/** What something is worth, in the currency of the client. */
export function formatFiat(client: Client, value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: getCurrency(client) }).format(value)
}
