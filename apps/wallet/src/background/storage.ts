import type { Answer, PendingApproval, WalletState } from '../common/types.js'

export type PendingById = Record<string, PendingApproval>

export type HeldAnswer = {
  client: string
  requestId: number
  answer: Answer
  /** False while the wallet is set to answer late, until "Release" is clicked. */
  released: boolean
}

/** Reads the wallet's state. Throws before the first start has written it. */
export async function readState(): Promise<WalletState> {
  const { state } = await chrome.storage.local.get<{ state?: WalletState }>('state')
  if (!state) throw new Error('The wallet has no state yet.')
  return state
}

/** Reads the requests that wait for a click. */
export async function readPending(): Promise<PendingById> {
  const { pending } = await chrome.storage.session.get<{ pending?: PendingById }>('pending')
  return pending ?? {}
}

/** Reads the answers that are decided but not yet delivered to the page. */
export async function readHeld(): Promise<HeldAnswer[]> {
  const { held } = await chrome.storage.session.get<{ held?: HeldAnswer[] }>('held')
  return held ?? []
}
