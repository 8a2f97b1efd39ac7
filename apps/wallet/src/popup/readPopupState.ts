import type { HeldAnswer } from '../background/readHeld.js'
import { readHeld } from '../background/readHeld.js'
import { type PendingById, readPending } from '../background/readPending.js'
import { readState } from '../background/readState.js'
import type { WalletState } from '../common/types.js'

export type PopupState = { state: WalletState; pending: PendingById; held: HeldAnswer[] }

export async function readPopupState(): Promise<PopupState> {
  const [state, pending, held] = await Promise.all([readState(), readPending(), readHeld()])
  return { state, pending, held }
}
