import type { Assertion, PasskeyRequest } from '../../api/approvals.js'
import type { Description } from '../approval/describeRequest.js'
import type { Sealed } from '../wallet/sealToKey.js'
import type { SealedWallet, SignRequest } from '../wallet/signerMessages.js'

/** What the window posts to its opener, once: the key that the shares are sealed to. */
export type WindowReady = { readonly type: 'APPROVAL_READY'; readonly key: JsonWebKey }

/** What the frame answers, with the port: the request as it is shown and signed. */
export type WindowRequest = {
  readonly type: 'APPROVAL_REQUEST'
  /** The origin that the frame is bound to. */
  readonly origin: string
  readonly account: string
  readonly network: string
  readonly description: Description
  readonly request: SignRequest
  /** Asked for once the user approved, where the project's policy wants it. */
  readonly passkey: PasskeyRequest | undefined
  /** Mode, accent and radius of the frame. */
  readonly theme: { readonly mode: string | undefined; readonly style: string }
}

/** What the window says on the port. */
export type WindowAnswer =
  /** The user approved: the window waits for the wallet. */
  | { readonly type: 'APPROVED'; readonly assertion: Assertion | undefined }
  | { readonly type: 'REJECTED' }
  | { readonly type: 'SIGNED'; readonly signed: `0x${string}` }
  /** The passkey was not confirmed. */
  | { readonly type: 'UNVERIFIED' }
  | { readonly type: 'FAILED' }

/** The wallet, sent once the user approved; each share sealed to the key of the window. */
export type WindowWallet = Omit<SealedWallet, 'shares'> & { readonly shares: readonly [Sealed, Sealed] }

/** What the shares are sealed for. */
export function toSealingInfo(walletId: string): string {
  return `latchkit approval window v1|${walletId}`
}
