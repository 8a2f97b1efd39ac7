import { InvalidAmountError } from './errors.js'

/**
 * Decimal text as an amount in the smallest unit: a point, no grouping, no exponent, whatever the locale. Text
 * that is finer than the currency is refused, never rounded.
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
