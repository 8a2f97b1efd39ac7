import { type HeldAnswer, type PendingById, readHeld, readPending, readState } from '../background/storage.js'
import type { WalletState } from '../common/types.js'

export type PopupState = { state: WalletState; pending: PendingById; held: HeldAnswer[] }

/** Reads everything that the popup shows. */
export async function readPopupState(): Promise<PopupState> {
  const [state, pending, held] = await Promise.all([readState(), readPending(), readHeld()])
  return { state, pending, held }
}
