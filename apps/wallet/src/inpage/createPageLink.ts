import { parseSiteMessage } from '../common/parseSiteMessage.js'
import type { RpcErrorObject, SiteMessage, WalletId } from '../common/types.js'

export type PageLink = {
  request(wallet: WalletId, method: string, params: unknown): Promise<unknown>
  listen(listener: (message: SiteMessage) => void): void
}

const toError = (error: RpcErrorObject) =>
  Object.assign(new Error(error.message), {
    code: error.code,
    ...(error.data === undefined ? {} : { data: error.data }),
  })

/** Hands one end of a private channel to the bridge before any script of the page runs. */
export function createPageLink(): PageLink {
  const { port1, port2 } = new MessageChannel()
  const open = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const listeners: ((message: SiteMessage) => void)[] = []
  let lastId = 0
  port1.onmessage = event => {
    const message = parseSiteMessage(event.data)
    if (!message) return
    if (message.type !== 'answer') {
      for (const listener of listeners) listener(message)
      return
    }
    const call = open.get(message.id)
    open.delete(message.id)
    if ('error' in message.answer) call?.reject(toError(message.answer.error))
    else call?.resolve(message.answer.result)
  }
  window.postMessage({ type: 'latchkit-wallet:channel' }, location.origin, [port2])
  return {
    request: (wallet, method, params) =>
      new Promise((resolve, reject) => {
        lastId += 1
        open.set(lastId, { resolve, reject })
        port1.postMessage({ type: 'request', id: lastId, wallet, method, params })
      }),
    listen: listener => void listeners.push(listener),
  }
}
