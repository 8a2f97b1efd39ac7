import type { Hex } from 'viem'
import type { Prepared } from '../approval/types.js'
import type { KeptBatch } from '../session/openStore.js'
import type { PaymasterService } from '../smartAccount/askPaymaster.js'
import type { AccountCall } from '../smartAccount/executions.js'
import type { SignRequest } from '../wallet/signerMessages.js'

/** A batch of EIP-5792 that was checked. */
export type Batch = {
  /** Of the page, or random. */
  readonly id: string
  readonly chainId: number
  /** The account that makes the calls; absent where the page names none. */
  readonly from: Hex | undefined
  readonly isAtomicRequired: boolean
  readonly calls: readonly AccountCall[]
  /** Who is to pay the fee, where the page names somebody. */
  readonly paymaster: PaymasterService | undefined
}

/** By what a batch that was sent, or may have been, is found. */
export type SentBatch = KeptBatch['sent']

/** How a batch is sent, once the user approved. */
export type SendBatchOptions = {
  /** Signs the same once more, where one approval is enough for it. */
  readonly signAgain: ((request: SignRequest) => Promise<Hex>) | undefined
  /**
   * Keeps what the batch is found by. Called before it is sent, so that nothing is sent that nobody finds again; once more
   * where it is made anew. Rejects by 5720 where the id was used meanwhile: nothing is sent then.
   */
  keep(sent: SentBatch): Promise<void>
}

/**
 * A batch that can be shown, signed and sent as one. Each kind of account has a file that prepares it: `prepareCalls` picks
 * the kind, keeps the id and answers the page.
 */
export type PreparedBatch = Omit<Prepared, 'finish' | 'again'> & {
  readonly account: Hex
  /** As `again` of a request: what is to be approved anew after `send` rejected, such as with another fee. */
  again?(error: unknown): Promise<PreparedBatch> | undefined
  /**
   * Sends what was signed, once. Resolves when it is accepted, or may have been; rejects when it is certain that nothing was
   * sent. It calls `sent` of the request before it hands over anything, so that nothing ends the request any more; or
   * `sending`, where the user may be asked again, and `sent` after.
   */
  send(signed: Hex, options: SendBatchOptions): Promise<unknown>
}
