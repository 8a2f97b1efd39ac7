import { parseUnits } from '@latchkit/core/balances'
import { type Address, isAddress } from 'viem'

export type ParseTransferParameters = {
  readonly amount: string
  readonly receiver: string
  readonly decimals: number
  /** In the smallest unit; undefined while it is not known. */
  readonly balance: bigint | undefined
}

export type ParseTransferReturnType = {
  /** Absent while a field has an error. */
  readonly transfer?: { readonly to: Address; readonly value: bigint } | undefined
  readonly amountError?: string | undefined
  readonly receiverError?: string | undefined
}

/** What is to be sent, or what is wrong with each field. */
export function parseTransfer(parameters: ParseTransferParameters): ParseTransferReturnType {
  const { receiver, balance } = parameters
  const to = receiver.trim()
  const value = parseAmount(parameters)
  const amountError =
    value === undefined || value <= 0n
      ? `Enter an amount above 0 with at most ${parameters.decimals} decimals.`
      : balance !== undefined && value > balance
        ? 'This is more than the account holds.'
        : undefined
  if (!isAddress(to)) return { amountError, receiverError: receiverError(to) }
  return value === undefined || amountError ? { amountError } : { transfer: { to, value } }
}

function parseAmount({ amount, decimals }: ParseTransferParameters): bigint | undefined {
  try {
    return parseUnits(amount.trim(), decimals)
  } catch {
    return undefined
  }
}

function receiverError(to: string): string {
  return isAddress(to, { strict: false })
    ? 'The capital letters do not match: check the address for a typing mistake.'
    : 'Enter an address: 0x and 40 hexadecimal characters.'
}
