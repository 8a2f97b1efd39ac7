/** Tells every open page to announce; they need not be connected for it. */
export async function announceNow(): Promise<void> {
  for (const tab of await chrome.tabs.query({}))
    if (tab.id !== undefined) await chrome.tabs.sendMessage(tab.id, { type: 'announce' }).catch(() => {})
}
