import { isRecord } from '../common/isRecord.js'
import { parsePageRequest } from '../common/parsePageRequest.js'
import { parseSiteMessage } from '../common/parseSiteMessage.js'
import type { ClientMessage, SiteMessage } from '../common/types.js'

const client = crypto.randomUUID()
const open = new Set<number>()
let page: MessagePort | undefined
let worker: chrome.runtime.Port | undefined

const tell = (message: SiteMessage) => {
  if (message.type === 'answer') open.delete(message.id)
  page?.postMessage(message)
}

const connect = (): chrome.runtime.Port | undefined => {
  if (worker) return worker
  try {
    worker = chrome.runtime.connect({ name: client })
  } catch {
    // The extension was reloaded under the page: this script can no longer reach it.
    const error = { code: 4900, message: 'The wallet was reloaded. Reload the page.' }
    for (const id of open) tell({ type: 'answer', id, answer: { error } })
    return undefined
  }
  worker.onMessage.addListener((value: unknown) => {
    const message = parseSiteMessage(value)
    if (message) tell(message)
  })
  worker.onDisconnect.addListener(() => {
    worker = undefined
    // Chromium ends an idle service worker; only open requests are a reason to start it again.
    if (open.size > 0) send({ type: 'resume', ids: [...open] })
  })
  return worker
}

const send = (message: ClientMessage) => connect()?.postMessage(message)

const takeChannel = (event: MessageEvent<unknown>) => {
  const [port] = event.ports
  if (event.source !== window || event.origin !== location.origin || !port) return
  if (!isRecord(event.data) || event.data.type !== 'latchkit-wallet:channel') return
  event.stopImmediatePropagation()
  window.removeEventListener('message', takeChannel)
  page = port
  page.onmessage = ({ data }) => {
    const request = parsePageRequest(data)
    if (!request) return
    open.add(request.id)
    send(request)
  }
  connect()
}
window.addEventListener('message', takeChannel)

window.addEventListener('pageshow', event => {
  if (event.persisted && page) send({ type: 'resume', ids: [...open] })
})

// Keeps the service worker alive while it owes an answer.
setInterval(() => {
  if (open.size > 0) send({ type: 'ping' })
}, 20_000)

// The service worker has news and may have been started after this page connected.
chrome.runtime.onMessage.addListener((message: unknown) => {
  if (!page || !isRecord(message)) return
  if (message.type === 'announce') tell({ type: 'announce' })
  if (message.type === 'wake') connect()
})
