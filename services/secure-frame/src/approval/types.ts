import type { ApprovalPlace, Spends } from '@latchkit/secure-protocol/api/policy'
import type { FrameError } from '../FrameError.js'
import type { RequestsParameters } from '../rpc/types.js'
import type { PaymasterService } from '../smartAccount/askPaymaster.js'
import type { OpenWallet } from '../wallet/openWallet.js'
import type { SignRequest } from '../wallet/signerMessages.js'
import type { Description } from './describeRequest.js'

/** A request that waits for an approval. */
export type ApproveParameters = RequestsParameters & {
  readonly wallet: OpenWallet
  readonly method: string
  readonly params: unknown
  /** A number on eip155, the CAIP-2 id on Solana. */
  readonly chainId: number | string
  readonly signal: AbortSignal
  /** Ends the request as the user's own answer. */
  reject(): void
  /** Hides the frame and asks the page for a window. */
  leaveFrame(): void
  /** What was approved is being handed over: nothing ends the request meanwhile. */
  sending(isSending: boolean): void
  /** What was approved is on its way: nothing is shown any more, and nothing ends the request. */
  sent(): void
  /** Who is to pay fees, where the request itself names nobody. */
  readonly paymasterService: PaymasterService | undefined
  readonly place: ApprovalPlace
}

/** A request that can be shown and signed. */
export type Prepared = {
  /** Address of whose request it is. */
  readonly account: string
  /** Where the request names another network than that of the page; on Solana the CAIP-2 id of the genesis hash. */
  readonly chainId?: number | string | undefined
  readonly description: Description
  readonly request: SignRequest
  /** What it can move at most. */
  readonly spends: Spends
  /** What a refusal answers, where that is not 4001. */
  readonly refusal?: FrameError | undefined
  /**
   * Makes the result of the method from what was signed, and sends it where the method does. `signAgain` signs the same
   * once more, where one approval is enough for it.
   */
  finish(
    signed: `0x${string}`,
    signAgain?: ((request: SignRequest) => Promise<`0x${string}`>) | undefined,
  ): Promise<unknown>
  /** What is to be approved in its place after `finish` rejected, where nothing was sent; `undefined` where that is all. */
  again?(error: unknown): Promise<Prepared> | undefined
}
