import { formatAmount } from '@latchkit/core/balances'

/** An amount with the symbol of its token, cut and never rounded. */
export function formatToken({
  symbol,
  ...amount
}: {
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
  readonly locale: string
  /** Default: 3. */
  readonly maximumFractionDigits?: number | undefined
}): string {
  // Isolated, so that a text of the other direction does not reorder it.
  return `\u2066${formatAmount(amount)} ${symbol}\u2069`
}
