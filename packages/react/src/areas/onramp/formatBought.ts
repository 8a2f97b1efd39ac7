import { parseUnits } from '@latchkit/core/balances'
import { formatToken } from '../../shared/formatToken.js'

/** Displayed decimals of the bought amount. */
const maximumFractionDigits = 6

/** Decimal text of a token, such as `1.5`, cut and never rounded, with its symbol. */
export function formatBought(numeric: string, symbol: string, locale: string): string {
  const decimals = numeric.split('.')[1]?.length ?? 0
  return formatToken({
    value: parseUnits(numeric, decimals),
    decimals,
    symbol,
    locale,
    maximumFractionDigits,
  })
}
