import { type Address, isAddress } from 'viem'
import { parseAmount } from './parseAmount.js'

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
  const to = parameters.receiver.trim()
  const { value, amountError } = parseAmount(parameters)
  if (!isAddress(to)) return { amountError, receiverError: receiverError(to) }
  return value === undefined ? { amountError } : { transfer: { to, value } }
}

function receiverError(to: string): string {
  return isAddress(to, { strict: false })
    ? 'The capital letters do not match: check the address for a typing mistake.'
    : 'Enter an address: 0x and 40 hexadecimal characters.'
}
