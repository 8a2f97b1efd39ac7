import { parseAmount } from '../../validate/parseAmount.js'
import { formatUnits } from '../tokens/amounts.js'
import type { PaymentCurrency } from './types.js'

/**
 * Reason that an amount cannot be paid:
 *
 * - `empty`: the input is empty.
 * - `invalid`: it is not an amount.
 * - `too-precise`: it has more decimals than the currency.
 * - `too-low`, `too-high`: no payment method accepts it.
 */
export type PaymentProblem = 'empty' | 'invalid' | 'too-precise' | 'too-low' | 'too-high'

/** Result of {@link checkPaymentAmount}. */
export type CheckedPayment =
  | {
      /** Exact decimal text, with a point and without grouping. */
      readonly amount: string
      /** Ids of the payment methods that accept it. Empty if no limits are known. */
      readonly methods: readonly string[]
      readonly problem?: undefined
    }
  | { readonly amount?: undefined; readonly methods?: undefined; readonly problem: PaymentProblem }

/**
 * Checks an amount of money as the user enters it: digits of any script, one `,` or `.`, within the limits of at least one
 * payment method.
 *
 * @example
 * checkPaymentAmount('50,5', { id: 'USD', limits: [{ id: 'card', min: 10, max: 7500 }] })
 * // { amount: '50.5', methods: ['card'] }
 */
export function checkPaymentAmount(text: string, { id, limits }: PaymentCurrency): CheckedPayment {
  const decimals = getCurrencyDecimals(id)
  const { value, problem } = parseAmount(text, decimals)
  if (value === undefined) return { problem }
  const amount = formatUnits(value, decimals)
  const paid = Number(amount)
  if (paid === 0) return { problem: 'too-low' }
  if (limits.length === 0) return { amount, methods: [] }
  const methods = limits.filter(({ min, max }) => paid >= min && paid <= max).map(({ id }) => id)
  if (methods.length > 0) return { amount, methods }
  return { problem: limits.every(({ min }) => paid < min) ? 'too-low' : 'too-high' }
}

function getCurrencyDecimals(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits as number
}
