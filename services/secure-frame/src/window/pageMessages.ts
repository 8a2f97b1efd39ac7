import type { Split } from '../wallet/openWallet.js'
import type { Sealed } from '../wallet/sealToKey.js'

/** Message that the wallet page posts to the frame that opened it, once: the key that shares are sealed to. */
export type PageReady = { readonly type: 'WALLET_READY'; readonly key: JsonWebKey }

/** The frame's answer, with the port. */
export type PageGreeting = {
  readonly type: 'WALLET_OPENED'
  /** `page`: the whole page. `factor`: the user opens the wallet by a factor, and the window closes. */
  readonly mode: 'page' | 'factor'
  /** The frame's key, to which the page seals data. */
  readonly key: JsonWebKey
  readonly theme: { readonly mode: string | undefined; readonly style: string }
}

/** Requests of the page on the port. */
export type PageRequest = { readonly id: number } & (
  | { readonly type: 'CALL'; readonly path: string; readonly body: unknown }
  | { readonly type: 'UNLOCK' }
  /** Splits the key again; the recovery key of 32 bytes is sealed to the frame. */
  | { readonly type: 'SPLIT'; readonly key: Sealed }
  | { readonly type: 'CONFIRM'; readonly split: Split }
  /** Ends the mode `factor`: recovery key (32 bytes) and recovery share, sealed to the frame. */
  | { readonly type: 'RELEASE'; readonly released: Sealed; readonly keyGen: number }
)

/** Answers of the frame on the port. */
export type PageAnswer =
  | { readonly id: number; readonly result: unknown }
  | {
      readonly id: number
      readonly error: { readonly code: string | number; readonly message: string; readonly data?: unknown }
    }

/** Purpose for which bytes between the page and the frame are sealed. */
export function toPageInfo(walletId: string, purpose: 'shares' | 'recovery key' | 'released share'): string {
  return `latchkit wallet page v1|${purpose}|${walletId}`
}
