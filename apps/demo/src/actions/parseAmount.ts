import { parseUnits } from '@latchkit/core/balances'

export type ParseAmountParameters = {
  readonly amount: string
  readonly decimals: number
  /** In the smallest unit; undefined while it is not known. */
  readonly balance: bigint | undefined
}

export type ParseAmountReturnType =
  | { readonly value: bigint; readonly amountError?: undefined }
  | { readonly value?: undefined; readonly amountError: string }

/** An amount in the smallest unit, or what is wrong with it. */
export function parseAmount({ amount, decimals, balance }: ParseAmountParameters): ParseAmountReturnType {
  const wrong = { amountError: `Enter an amount above 0 with at most ${decimals} decimals.` }
  try {
    const value = parseUnits(amount.trim(), decimals)
    if (value <= 0n) return wrong
    if (balance !== undefined && value > balance)
      return { amountError: 'This is more than the account holds.' }
    return { value }
  } catch {
    return wrong
  }
}
