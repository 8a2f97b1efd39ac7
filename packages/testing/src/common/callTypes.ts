import type { Hex } from 'viem'

/** A call of a batch (EIP-5792). */
export type Call = { to?: Hex | undefined; data?: Hex | undefined; value?: Hex | undefined }

/** A batch of calls to approve. */
export type CallsApproval = {
  kind: 'calls'
  chainId: number
  from: Hex
  id: string
  calls: Call[]
  /** Whether they are sent as one. */
  isAtomic: boolean
  atomicRequired: boolean
  /** The contract that the account gets the code of before (EIP-7702); absent where it has it. */
  delegate?: Hex | undefined
}

/** Calls that were sent, for `wallet_getCallsStatus`. */
export type SentCalls = { chainId: number; hashes: Hex[]; isAtomic?: boolean | undefined }

/**
 * How the wallet plays EIP-5792. `none`: it does not know the method. `sequential`: each call is a transaction. `ready`: the
 * account is upgraded with the first batch, if its owner approves. `supported`: the calls are one transaction.
 */
export type BatchMode = 'none' | 'sequential' | 'ready' | 'supported'
