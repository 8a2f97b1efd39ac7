import type { Background } from './types.js'

/** Tells every open page to announce; they need not be connected to a wallet for it. */
export async function announceNow(background: Background): Promise<void> {
  // Tabs off the record that a test driver opened are in no list of tabs.
  for (const client of background.clients.values()) client.post({ type: 'announce' })
  // The service worker may have been started after a page connected.
  for (const tab of await chrome.tabs.query({}))
    if (tab.id !== undefined) await chrome.tabs.sendMessage(tab.id, { type: 'announce' }).catch(() => {})
}
