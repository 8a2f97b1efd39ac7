import { currentAnnouncement } from '../../src/common/announcement.js'
import type { SiteMessage, WalletId, WalletState } from '../../src/common/types.js'
import { shownWallet, siteChainId, visibleAccounts, visibleSolanaAccounts } from '../methods/siteCall.js'
import { type Background, type HeldAnswer, readHeld, readState } from './state.js'

/** Returns everything that a page of this origin may know. */
export function siteState(state: WalletState, origin: string): SiteMessage {
  const wallet = (id: WalletId) => {
    const shown = shownWallet(state, id)
    return {
      chainId: siteChainId(shown, origin),
      accounts: visibleAccounts(shown, origin),
      solanaAccounts: visibleSolanaAccounts(shown, origin),
      online: !state.settings.offline,
    }
  }
  return {
    type: 'state',
    announcement: currentAnnouncement(state),
    wallets: { first: wallet('first'), second: wallet('second') },
  }
}

/** Posts the state to every connected page, and asks pages without a connection to connect. */
async function notifyState(background: Background): Promise<void> {
  const [state, held, tabs] = await Promise.all([readState(), readHeld(), chrome.tabs.query({})])
  // An event before a held answer would reveal the answer.
  const waiting = new Set(held.filter(entry => !entry.released).map(entry => entry.client))
  for (const client of background.clients.values())
    if (!waiting.has(client.id)) client.post(siteState(state, client.origin))
  for (const tab of tabs)
    if (tab.id !== undefined) chrome.tabs.sendMessage(tab.id, { type: 'wake' }).catch(() => {})
}

/** Changes the stored state in place, then posts to every page what it may see of it. */
export async function updateState(
  background: Background,
  change: (state: WalletState) => void,
): Promise<WalletState> {
  const state = await readState()
  change(state)
  await chrome.storage.local.set({ state })
  await notifyState(background)
  return state
}

/** Posts released answers to connected pages. The answers of other pages are kept until these connect again. */
export async function notifyAnswers(background: Background): Promise<void> {
  const held = await readHeld()
  const isDue = (entry: HeldAnswer) => entry.released && background.clients.has(entry.client)
  await chrome.storage.session.set({ held: held.filter(entry => !isDue(entry)) })
  for (const { client, requestId, answer } of held.filter(isDue))
    background.clients.get(client)?.post({ type: 'answer', id: requestId, answer })
}

/** Releases the held answers and posts them, after the events that belong to them. */
export async function releaseAnswers(background: Background): Promise<void> {
  const held = (await readHeld()).map(entry => ({ ...entry, released: true }))
  await chrome.storage.session.set({ held })
  await notifyState(background)
  await notifyAnswers(background)
}

/** Makes every open page announce its providers, whether it is connected to a wallet or not. */
export async function announceNow(background: Background): Promise<void> {
  // `tabs.query` does not list incognito tabs that a test driver opened.
  for (const client of background.clients.values()) client.post({ type: 'announce' })
  // The service worker may have been started after a page connected.
  for (const tab of await chrome.tabs.query({}))
    if (tab.id !== undefined) await chrome.tabs.sendMessage(tab.id, { type: 'announce' }).catch(() => {})
}
