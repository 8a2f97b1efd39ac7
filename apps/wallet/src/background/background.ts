import { acceptClient } from './acceptClient.js'
import { createBackground } from './createBackground.js'
import { parsePopupAction } from './parsePopupAction.js'
import { rejectClosed } from './rejectClosed.js'
import { runPopupAction } from './runPopupAction.js'

const background = createBackground()
// Node-side code waits for it before it opens the first page.
Object.assign(globalThis, { walletReady: background.ready })

chrome.runtime.onConnect.addListener(port => acceptClient(background, port))

chrome.runtime.onMessage.addListener((message: unknown, sender, respond) => {
  // Only the popup's own pages: content scripts send from the page's origin.
  if (sender.id !== chrome.runtime.id || sender.origin !== new URL(chrome.runtime.getURL('')).origin) return
  const action = parsePopupAction(message)
  if (!action) return
  runPopupAction(background, action, sender.tab?.id).then(
    () => respond({ ok: true }),
    error => respond({ ok: false, message: error instanceof Error ? error.message : String(error) }),
  )
  return true
})

// A closed approval window is a rejection.
chrome.tabs.onRemoved.addListener(tabId => void rejectClosed(background, tabId))
