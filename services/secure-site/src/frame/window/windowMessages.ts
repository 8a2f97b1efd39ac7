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
  /** Mode, accent and radius of the frame. */
  readonly theme: { readonly mode: string | undefined; readonly style: string }
}

/** What the window says on the port. */
export type WindowAnswer =
  /** The user approved: the window waits for the wallet. */
  | { readonly type: 'APPROVED' }
  | { readonly type: 'REJECTED' }
  | { readonly type: 'SIGNED'; readonly signed: `0x${string}` }
  | { readonly type: 'FAILED' }

/** The wallet, sent once the user approved; each share sealed to the key of the window. */
export type WindowWallet = Omit<SealedWallet, 'shares'> & { readonly shares: readonly [Sealed, Sealed] }

/** What the shares are sealed for. */
export function toSealingInfo(walletId: string): string {
  return `latchkit approval window v1|${walletId}`
}
