import type { Call, CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type { Split } from '../wallet/openWallet.js'
import type { SealedWallet } from '../wallet/signerMessages.js'

/** What the wallet page works with: the frame that opened it, or a session of its own. */
export type WalletHost = {
  /** Rejects with a `ServerError` or a `FrameError`. */
  call<call extends Call>(call: call, body: CallBody<call>): Promise<CallAnswer<call>>
  /** Two shares of the wallet; the user may have to prove a factor or a mailed code first. */
  unlock(): Promise<SealedWallet>
  /** Splits the wallet key anew, the recovery share sealed by a new recovery key. */
  split(recoveryKey: Uint8Array<ArrayBuffer>): Promise<Split>
  /** Takes that generation into use. */
  confirm(split: Split): Promise<void>
}
