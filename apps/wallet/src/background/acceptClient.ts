import { parseClientMessage } from '../common/parseClientMessage.js'
import { cancelClient } from './cancelClient.js'
import { handlePageRequest } from './handlePageRequest.js'
import { readHeld } from './readHeld.js'
import { readState } from './readState.js'
import { resumeClient } from './resumeClient.js'
import { siteState } from './siteState.js'
import { tellAnswers } from './tellAnswers.js'
import type { Background, Client } from './types.js'

/** Takes a page's connection: its origin comes from the browser, never from the page. */
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
    void cancelClient(background, client.id)
  })
  port.onMessage.addListener((value: unknown) => {
    const message = parseClientMessage(value)
    if (message?.type === 'request') void handlePageRequest(background, client, message)
    if (message?.type === 'resume') void resumeClient(background, client, message.ids)
  })
  void background.ready.then(async () => {
    const [state, held] = await Promise.all([readState(), readHeld()])
    const waits = held.some(entry => entry.client === client.id && !entry.released)
    if (!waits) client.post(siteState(state, origin))
    await background.exclusively(() => tellAnswers(background))
  })
}
