import { formatUnits } from './formatUnits.js'

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
