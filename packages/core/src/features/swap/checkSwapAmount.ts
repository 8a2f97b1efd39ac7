import { parseAmount } from '../../validate/parseAmount.js'
import type { SwapToken } from './types.js'

/** Reason that the amount of a swap cannot be used. */
export type SwapInputError = 'Incorrect amount' | 'Insufficient balance'

/** Parameters of {@link checkSwapAmount}. Amounts are in the smallest unit; unknown values are not checked. */
export type CheckSwapAmountParameters = {
  /** As entered. */
  readonly text: string
  readonly token: Pick<SwapToken, 'address' | 'decimals'>
  /** Balance of the token. */
  readonly balance: bigint | undefined
  /** Balance of the network's own currency. */
  readonly nativeBalance: bigint | undefined
  /** Undefined if a paymaster may pay it, as for a smart account. */
  readonly gasFee: bigint | undefined
}

/**
 * Reads the amount of a swap, and checks that the account has it and the fee of the network. Empty input is not an error.
 *
 * @example
 * checkSwapAmount({ text: '1,5', token, balance, nativeBalance, gasFee }) // { value: 1500000n }
 */
export function checkSwapAmount({ text, token, balance, nativeBalance, gasFee }: CheckSwapAmountParameters): {
  readonly value?: bigint | undefined
  readonly inputError?: SwapInputError | undefined
} {
  const { value, problem } = parseAmount(text, token.decimals)
  if (problem === 'empty') return {}
  if (!value) return { inputError: 'Incorrect amount' }
  const isShort = balance !== undefined && balance < value
  const isGasShort =
    gasFee !== undefined &&
    nativeBalance !== undefined &&
    lacksGas({ nativeBalance, spent: token.address ? 0n : value, gasFee })
  return isShort || isGasShort ? { value, inputError: 'Insufficient balance' } : { value }
}

/**
 * Whether the remaining balance after the swap does not cover the fee of the network. An account without currency pays
 * nothing.
 */
export const lacksGas = ({
  nativeBalance,
  spent,
  gasFee,
}: {
  readonly nativeBalance: bigint
  readonly spent: bigint
  readonly gasFee: bigint
}): boolean => nativeBalance === 0n || nativeBalance - spent < gasFee
