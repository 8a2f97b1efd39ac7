import { parseUnits } from '@latchkit/core/balances'
import { isAddress } from '@latchkit/core/validate'

export type ParseSolTransferParameters = {
  readonly amount: string
  readonly receiver: string
  /** In lamports; undefined while it is not known. */
  readonly balance: bigint | undefined
}

export type ParseSolTransferReturnType = {
  /** Absent while a field has an error. */
  readonly transfer?: { readonly to: string; readonly value: bigint } | undefined
  readonly amountError?: string | undefined
  readonly receiverError?: string | undefined
}

/** What is to be sent, in lamports, or what is wrong with each field. */
export function parseSolTransfer(parameters: ParseSolTransferParameters): ParseSolTransferReturnType {
  const to = parameters.receiver.trim()
  const value = parseAmount(parameters.amount)
  const { balance } = parameters
  const amountError =
    value === undefined || value <= 0n
      ? 'Enter an amount above 0 with at most 9 decimals.'
      : balance !== undefined && value > balance
        ? 'This is more than the account holds.'
        : undefined
  const receiverError = isAddress('solana', to)
    ? undefined
    : 'Enter an address: 32 to 44 characters of base58.'
  const isGood = value !== undefined && !amountError && !receiverError
  return { amountError, receiverError, ...(isGood && { transfer: { to, value } }) }
}

function parseAmount(amount: string): bigint | undefined {
  try {
    return parseUnits(amount.trim(), 9)
  } catch {
    return undefined
  }
}
