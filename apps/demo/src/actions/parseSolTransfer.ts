import { isAddress } from '@latchkit/core/validate'
import { parseAmount } from './parseAmount.js'

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
  const { amount, balance } = parameters
  const to = parameters.receiver.trim()
  const { value, amountError } = parseAmount({ amount, balance, decimals: 9 })
  if (!isAddress('solana', to))
    return { amountError, receiverError: 'Enter an address: 32 to 44 characters of base58.' }
  return value === undefined ? { amountError } : { transfer: { to, value } }
}
