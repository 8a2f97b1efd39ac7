import { isRecord } from '../../src/common/isRecord.js'
import { parsePageRequest, parseSiteMessage } from '../../src/common/messages.js'
import type { ClientMessage, SiteMessage } from '../../src/common/types.js'

const client = crypto.randomUUID()
/** Ids of the page's requests that have no answer yet. */
const pending = new Set<number>()
let page: MessagePort | undefined
let worker: chrome.runtime.Port | undefined

const post = (message: SiteMessage) => {
  if (message.type === 'answer') pending.delete(message.id)
  page?.postMessage(message)
}

const connect = (): chrome.runtime.Port | undefined => {
  if (worker) return worker
  try {
    worker = chrome.runtime.connect({ name: client })
  } catch {
    // The extension was reloaded while the page was open: this script can no longer reach it.
    const error = { code: 4900, message: 'The wallet was reloaded. Reload the page.' }
    for (const id of pending) post({ type: 'answer', id, answer: { error } })
    return undefined
  }
  worker.onMessage.addListener((value: unknown) => {
    const message = parseSiteMessage(value)
    if (message) post(message)
  })
  worker.onDisconnect.addListener(() => {
    worker = undefined
    // Chromium ends an idle service worker. Only pending requests are a reason to start it again.
    if (pending.size > 0) send({ type: 'resume', ids: [...pending] })
  })
  return worker
}

const send = (message: ClientMessage) => connect()?.postMessage(message)

const acceptChannel = (event: MessageEvent<unknown>) => {
  const [port] = event.ports
  if (event.source !== window || event.origin !== location.origin || !port) return
  if (!isRecord(event.data) || event.data.type !== 'latchkit-wallet:channel') return
  event.stopImmediatePropagation()
  window.removeEventListener('message', acceptChannel)
  page = port
  page.onmessage = ({ data }) => {
    const request = parsePageRequest(data)
    if (!request) return
    pending.add(request.id)
    send(request)
  }
  connect()
}
window.addEventListener('message', acceptChannel)

window.addEventListener('pageshow', event => {
  if (event.persisted && page) send({ type: 'resume', ids: [...pending] })
})

// Keeps the service worker alive while requests are pending.
setInterval(() => {
  if (pending.size > 0) send({ type: 'ping' })
}, 20_000)

// The service worker may have been started after this page connected.
chrome.runtime.onMessage.addListener((message: unknown) => {
  if (!page || !isRecord(message)) return
  if (message.type === 'announce') post({ type: 'announce' })
  if (message.type === 'wake') connect()
})
