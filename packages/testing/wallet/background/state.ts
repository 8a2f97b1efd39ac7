import type { Answer, PendingApproval, SiteMessage, WalletState } from '../../src/common/types.js'

/** A page that is connected to the service worker. */
export type Client = { id: string; origin: string; post(message: SiteMessage): void }

/** The service worker's memory. Everything else is in storage, because the worker may end at any time. */
export type Background = {
  clients: Map<string, Client>
  ready: Promise<void>
  /** Runs writers one after another. */
  exclusively<Result>(run: () => Promise<Result>): Promise<Result>
}

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

export type PopupState = { state: WalletState; pending: PendingById; held: HeldAnswer[] }

/** Reads everything that the popup shows. */
export async function readPopupState(): Promise<PopupState> {
  const [state, pending, held] = await Promise.all([readState(), readPending(), readHeld()])
  return { state, pending, held }
}
