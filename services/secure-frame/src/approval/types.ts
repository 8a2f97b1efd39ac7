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
  /** Rejects the request as the user. */
  reject(): void
  /** Hides the frame and requests a window from the page. */
  leaveFrame(): void
  /** The approved request is being submitted: the request cannot be ended meanwhile. */
  sending(isSending: boolean): void
  /** The approved request was submitted: the view is closed, and the request can no longer be ended. */
  sent(): void
  /** Paymaster service for requests that do not name a paymaster. */
  readonly paymasterService: PaymasterService | undefined
  readonly place: ApprovalPlace
}

/** A request that can be shown and signed. */
export type Prepared = {
  /** Address of the account of the request. */
  readonly account: string
  /** Where the request names another network than that of the page; on Solana the CAIP-2 id of the genesis hash. */
  readonly chainId?: number | string | undefined
  readonly description: Description
  readonly request: SignRequest
  /** The most that the request can move. */
  readonly spends: Spends
  /** Error for a refusal, where it is not 4001. */
  readonly refusal?: FrameError | undefined
  /**
   * Creates the result of the method from the signature, and sends it where the method does. `signAgain` signs the same
   * request again, where a single approval is enough for it.
   */
  finish(
    signed: `0x${string}`,
    signAgain?: ((request: SignRequest) => Promise<`0x${string}`>) | undefined,
  ): Promise<unknown>
  /** The request to approve instead, after `finish` rejected and nothing was sent; `undefined` if there is none. */
  again?(error: unknown): Promise<Prepared> | undefined
}
