import type { Hex } from 'viem'
import type { Prepared } from '../approval/types.js'
import type { KeptBatch } from '../session/openStore.js'
import type { PaymasterService } from '../smartAccount/askPaymaster.js'
import type { AccountCall } from '../smartAccount/executions.js'
import type { SignRequest } from '../wallet/signerMessages.js'

/** A validated batch of EIP-5792. */
export type Batch = {
  /** Set by the page, or random. */
  readonly id: string
  readonly chainId: number
  /** The account that makes the calls; absent if the page does not name an account. */
  readonly from: Hex | undefined
  readonly isAtomicRequired: boolean
  readonly calls: readonly AccountCall[]
  /** Paymaster service for the fee, if the page names a service. */
  readonly paymaster: PaymasterService | undefined
}

/** Data to find a batch that was sent, or may have been sent. */
export type SentBatch = KeptBatch['sent']

/** Options to send a batch, after the user approved. */
export type SendBatchOptions = {
  /** Signs the same request again, where a single approval is enough for it. */
  readonly signAgain: ((request: SignRequest) => Promise<Hex>) | undefined
  /**
   * Stores the data to find the batch. Called before the batch is sent, so that every sent batch can be found; called again
   * if it is rebuilt. Rejects with 5720 if the id was used in the meantime: nothing is sent then.
   */
  keep(sent: SentBatch): Promise<void>
}

/**
 * A batch that can be shown, signed and sent as one. Each kind of account has a file that prepares it: `prepareCalls` picks
 * the kind, keeps the id and answers the page.
 */
export type PreparedBatch = Omit<Prepared, 'finish' | 'again'> & {
  readonly account: Hex
  /** As `again` of a request: the batch to approve again after `send` rejected, such as with another fee. */
  again?(error: unknown): Promise<PreparedBatch> | undefined
  /**
   * Sends the signed batch once. Resolves when it is accepted, or may have been; rejects only if nothing was sent. Calls
   * `sent` of the request before it submits, so that the request can no longer be ended; or `sending` before and `sent`
   * after, if the user may be prompted again.
   */
  send(signed: Hex, options: SendBatchOptions): Promise<unknown>
}
