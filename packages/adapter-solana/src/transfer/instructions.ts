import type { Instruction } from '../transaction/compileMessage.js'
import { associatedTokenProgram } from './mint.js'

const systemProgram = '11111111111111111111111111111111'

/** Transfers lamports. */
export function transferLamports({
  from,
  to,
  value,
}: {
  readonly from: string
  readonly to: string
  readonly value: bigint
}): Instruction {
  return {
    program: systemProgram,
    accounts: [
      { address: from, signs: true, writes: true },
      { address: to, writes: true },
    ],
    // Transfer of the System program: its index has four bytes.
    data: Uint8Array.from([2, 0, 0, 0, ...littleEndian(value)]),
  }
}

/** Creates the associated token account of a wallet, unless it exists. */
export function createAssociatedAccount(parameters: {
  readonly payer: string
  readonly address: string
  readonly owner: string
  readonly mint: string
  readonly program: string
}): Instruction {
  const { payer, address, owner, mint, program } = parameters
  return {
    program: associatedTokenProgram,
    accounts: [
      { address: payer, signs: true, writes: true },
      { address, writes: true },
      { address: owner },
      { address: mint },
      { address: systemProgram },
      { address: program },
    ],
    // CreateIdempotent: the account may be created by others meanwhile.
    data: Uint8Array.from([1]),
  }
}

/** Transfers an amount from one token account to another. */
export function transferToken(parameters: {
  readonly program: string
  readonly source: string
  readonly mint: string
  readonly destination: string
  readonly owner: string
  readonly value: bigint
  readonly decimals: number
  /** Fee of the token, which the program compares: a fee that changed meanwhile is not paid. */
  readonly fee?: bigint | undefined
}): Instruction {
  const { program, source, mint, destination, owner, value, decimals, fee } = parameters
  return {
    program,
    accounts: [
      { address: source, writes: true },
      { address: mint },
      { address: destination, writes: true },
      { address: owner, signs: true },
    ],
    // TransferChecked, or TransferCheckedWithFee: the program compares the decimals, so that a wrong mint cannot change
    // the amount.
    data: Uint8Array.from([
      ...(fee === undefined ? [12] : [26, 1]),
      ...littleEndian(value),
      decimals,
      ...(fee === undefined ? [] : littleEndian(fee)),
    ]),
  }
}

/** Closes a token account of wrapped SOL: its owner gets the amount and the rent as SOL. */
export function unwrap(parameters: {
  readonly program: string
  readonly address: string
  readonly owner: string
}): Instruction {
  const { program, address, owner } = parameters
  return {
    program,
    accounts: [
      { address, writes: true },
      { address: owner, writes: true },
      { address: owner, signs: true },
    ],
    // CloseAccount.
    data: Uint8Array.from([9]),
  }
}

/** Writes 64 bits. */
export function littleEndian(value: bigint): Uint8Array {
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, value, true)
  return new Uint8Array(view.buffer)
}
