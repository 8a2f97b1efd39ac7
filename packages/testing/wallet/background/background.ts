import { applyConfig } from './applyConfig.js'
import { rejectClosed } from './approvals.js'
import { acceptClient } from './clients.js'
import { parsePopupAction, runPopupAction } from './popupActions.js'
import type { Background } from './state.js'

const createBackground = (): Background => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    clients: new Map(),
    ready: applyConfig(),
    exclusively(run) {
      const result = last.then(run)
      last = result.catch(() => {})
      return result
    },
  }
}

const background = createBackground()
// Launchers wait for it before they open the first page.
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
