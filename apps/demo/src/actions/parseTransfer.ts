import { parseUnits } from '@latchkit/core/balances'
import { isAddress as isValidAddress } from '@latchkit/core/validate'
import { type Address, isAddress } from 'viem'

type ParseTransferParameters = {
  readonly amount: string
  readonly receiver: string
  readonly decimals: number
  /** In the smallest unit; undefined while it is not known. */
  readonly balance: bigint | undefined
}

type ParseTransferReturnType = {
  /** Absent while a field has an error. */
  readonly transfer?: { readonly to: Address; readonly value: bigint } | undefined
  readonly amountError?: string | undefined
  readonly receiverError?: string | undefined
}

/** Parsed transfer, or the error of each field. */
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

type ParseSolTransferParameters = {
  readonly amount: string
  readonly receiver: string
  /** In lamports; undefined while it is not known. */
  readonly balance: bigint | undefined
}

type ParseSolTransferReturnType = {
  /** Absent while a field has an error. */
  readonly transfer?: { readonly to: string; readonly value: bigint } | undefined
  readonly amountError?: string | undefined
  readonly receiverError?: string | undefined
}

/** Parsed transfer in lamports, or the error of each field. */
export function parseSolTransfer(parameters: ParseSolTransferParameters): ParseSolTransferReturnType {
  const { amount, balance } = parameters
  const to = parameters.receiver.trim()
  const { value, amountError } = parseAmount({ amount, balance, decimals: 9 })
  if (!isValidAddress('solana', to))
    return { amountError, receiverError: 'Enter an address: 32 to 44 characters of base58.' }
  return value === undefined ? { amountError } : { transfer: { to, value } }
}

type ParseAmountParameters = {
  readonly amount: string
  readonly decimals: number
  /** In the smallest unit; undefined while it is not known. */
  readonly balance: bigint | undefined
}

type ParseAmountReturnType =
  | { readonly value: bigint; readonly amountError?: undefined }
  | { readonly value?: undefined; readonly amountError: string }

/** An amount in the smallest unit, or what is wrong with it. */
function parseAmount({ amount, decimals, balance }: ParseAmountParameters): ParseAmountReturnType {
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

/** The second account of the public development mnemonic: safe to receive test money. */
export const testReceiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** The same on Solana: an unused account of the local chain. */
export const solanaTestReceiver = '8aLpDEYpnnTVXvvn7nVmZzQCdYDAQHS8q8Mb5cUeuHXq'
