import type { Network } from '@latchkit/core'
import type { PublicKey } from '@solana/web3.js'
import type { web3 } from '../web3/web3.js'

/** What is used of web3.js, once it is loaded. */
export type Web3 = typeof web3

/** A transfer with its addresses read. */
export type TransferParameters = {
  readonly network: Network<'solana'>
  readonly payer: PublicKey
  readonly receiver: PublicKey
  /** In the smallest unit. */
  readonly value: bigint
}
