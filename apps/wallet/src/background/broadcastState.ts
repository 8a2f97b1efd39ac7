import { readHeld } from './readHeld.js'
import { readState } from './readState.js'
import { siteState } from './siteState.js'
import type { Background } from './types.js'

/** Tells every connected page the state, and pages without a connection to come for it. */
export async function broadcastState(background: Background): Promise<void> {
  const [state, held, tabs] = await Promise.all([readState(), readHeld(), chrome.tabs.query({})])
  // An event before a held answer would give the answer away.
  const waiting = new Set(held.filter(entry => !entry.released).map(entry => entry.client))
  for (const client of background.clients.values())
    if (!waiting.has(client.id)) client.post(siteState(state, client.origin))
  for (const tab of tabs)
    if (tab.id !== undefined) chrome.tabs.sendMessage(tab.id, { type: 'wake' }).catch(() => {})
}
