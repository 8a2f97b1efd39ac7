import { parseClientMessage } from '../../src/common/messages.js'
import { RpcError, toRpcError } from '../../src/common/rpc.js'
import type { PageRequest } from '../../src/common/types.js'
import { shownWallet } from '../methods/siteCall.js'
import { openApproval } from './approvals.js'
import { methodOf } from './methods.js'
import { notifyAnswers, siteState } from './notify.js'
import { type Background, type Client, readHeld, readPending, readState } from './state.js'

const handleRequest = async (background: Background, client: Client, request: PageRequest) => {
  try {
    await background.ready
    const state = await readState()
    if (state.settings.offline) throw new RpcError(4900, 'The wallet is offline.')
    const outcome = await methodOf(request.method)({
      background,
      state,
      wallet: shownWallet(state, request.wallet),
      walletId: request.wallet,
      origin: client.origin,
      method: request.method,
      params: request.params,
    })
    if ('approval' in outcome) await openApproval(background, client, request, outcome.approval)
    else client.post({ type: 'answer', id: request.id, answer: { result: outcome.result } })
  } catch (error) {
    client.post({ type: 'answer', id: request.id, answer: { error: toRpcError(error).toObject() } })
  }
}

/** After a restart of the worker: pending and held requests go on, the others fail with -32603. */
const resumeRequests = async (background: Background, client: Client, ids: number[]) => {
  await background.ready
  const [pending, held] = await Promise.all([readPending(), readHeld()])
  const known = new Set([
    ...Object.values(pending)
      .filter(entry => entry.client === client.id && entry.origin === client.origin)
      .map(entry => entry.requestId),
    ...held.filter(entry => entry.client === client.id).map(entry => entry.requestId),
  ])
  const error = { code: -32603, message: 'The wallet was restarted before it could answer. Ask again.' }
  for (const id of ids) if (!known.has(id)) client.post({ type: 'answer', id, answer: { error } })
}

/** Drops the requests of a page that is gone, and closes their windows. */
const cancelRequests = async (background: Background, client: string) => {
  const tabs = await background.exclusively(async () => {
    const pending = await readPending()
    const entries = Object.entries(pending)
    const left = entries.filter(([, entry]) => entry.client !== client)
    const held = (await readHeld()).filter(entry => entry.client !== client)
    await chrome.storage.session.set({ pending: Object.fromEntries(left), held })
    return entries.flatMap(([, { client: from, tabId }]) =>
      from === client && tabId !== undefined ? [tabId] : [],
    )
  })
  for (const tab of tabs) await chrome.tabs.remove(tab).catch(() => {})
}

/** Accepts the connection of a page. The origin comes from the browser, never from the page. */
export function acceptClient(background: Background, port: chrome.runtime.Port): void {
  const origin = port.sender?.origin
  if (!origin || origin === 'null' || !port.sender?.tab || !/^[0-9a-f-]{36}$/.test(port.name)) {
    port.disconnect()
    return
  }
  let connected = true
  const client: Client = {
    id: port.name,
    origin,
    post: message => {
      if (connected) port.postMessage(message)
    },
  }
  background.clients.set(client.id, client)
  port.onDisconnect.addListener(() => {
    connected = false
    if (background.clients.get(client.id) !== client) return
    background.clients.delete(client.id)
    void cancelRequests(background, client.id)
  })
  port.onMessage.addListener((value: unknown) => {
    const message = parseClientMessage(value)
    if (message?.type === 'request') void handleRequest(background, client, message)
    if (message?.type === 'resume') void resumeRequests(background, client, message.ids)
  })
  void background.ready.then(async () => {
    const [state, held] = await Promise.all([readState(), readHeld()])
    const waits = held.some(entry => entry.client === client.id && !entry.released)
    if (!waits) client.post(siteState(state, origin))
    await background.exclusively(() => notifyAnswers(background))
  })
}
