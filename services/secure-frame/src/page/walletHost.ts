import type { Call, CallAnswer, CallBody } from '@latchkit/secure-protocol/api/call'
import type { Split } from '../wallet/openWallet.js'
import type { SealedWallet } from '../wallet/signerMessages.js'

/** Host of the wallet page: the frame that opened it, or a separate session. */
export type WalletHost = {
  /** Rejects with a `ServerError` or a `FrameError`. */
  call<call extends Call>(call: call, body: CallBody<call>): Promise<CallAnswer<call>>
  /** Two shares of the wallet; the user may have to prove a factor or a mailed code first. */
  unlock(): Promise<SealedWallet>
  /** Splits the wallet key again, and seals the recovery share with a new recovery key. */
  split(recoveryKey: Uint8Array<ArrayBuffer>): Promise<Split>
  /** Activates that generation. */
  confirm(split: Split): Promise<void>
}
