import type { Network, TransferNote } from '@latchkit/core'
import type { Instruction } from '../transaction/compileMessage.js'

/** A transfer with addresses in base58. */
export type TransferParameters = {
  readonly network: Network<'solana'>
  readonly payer: string
  readonly receiver: string
  /** In the smallest unit. */
  readonly value: bigint
  /** Absent for lamports. */
  readonly mint?: string | undefined
  /** False where only balances and decimals are needed: nothing is refused then. Default: true. */
  readonly isChecked?: boolean | undefined
}

/** The instructions of a transfer, and the data that was read for them. */
export type PreparedTransfer = {
  readonly instructions: readonly Instruction[]
  /** Amount that the sender can send, in the smallest unit of what is sent. */
  readonly balance: bigint
  /** Of the sender, in lamports. */
  readonly nativeBalance: bigint
  /** Decimals of what is sent. */
  readonly decimals: number
  /** Lamports for the accounts that it creates. */
  readonly rent: bigint
  /** Lowest balance of an account that is not empty, in lamports. */
  readonly reserve: bigint
  /** Lowest amount that the receiver can get, because its account does not exist yet. */
  readonly minimum: bigint
  /** Amount that the receiver gets: the value, without the fee of the token. */
  readonly received: bigint
  /** Units that wallets show for each unit of the token. */
  readonly multiplier?: number | undefined
  readonly notes: readonly TransferNote[]
}
