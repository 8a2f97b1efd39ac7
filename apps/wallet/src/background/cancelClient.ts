import { readHeld } from './readHeld.js'
import { readPending } from './readPending.js'
import type { Background } from './types.js'

/** The page is gone: what it asked for needs no click any more. */
export async function cancelClient(background: Background, client: string): Promise<void> {
  const tabs = await background.exclusively(async () => {
    const pending = await readPending()
    const [gone, left] = [
      Object.values(pending).filter(entry => entry.client === client),
      Object.entries(pending).filter(([, entry]) => entry.client !== client),
    ]
    const held = (await readHeld()).filter(entry => entry.client !== client)
    await chrome.storage.session.set({ pending: Object.fromEntries(left), held })
    return gone.flatMap(entry => (entry.tabId === undefined ? [] : [entry.tabId]))
  })
  for (const tab of tabs) await chrome.tabs.remove(tab).catch(() => {})
}
