import { parseSiteMessage } from '../../src/common/messages.js'
import type { RpcErrorObject, SiteMessage, WalletId } from '../../src/common/types.js'

export type PageLink = {
  request(wallet: WalletId, method: string, params: unknown): Promise<unknown>
  listen(listener: (message: SiteMessage) => void): void
}

/** Creates an error with a code of EIP-1193 or EIP-1474, as pages expect it of wallets of either namespace. */
export function pageError(code: number, message: string): Error & { code: number } {
  return Object.assign(new Error(message), { code })
}

const toError = ({ code, message, data }: RpcErrorObject) =>
  Object.assign(pageError(code, message), data === undefined ? {} : { data })

/** Opens a private channel to the bridge. Must run before any script of the page. */
export function createPageLink(): PageLink {
  const { port1, port2 } = new MessageChannel()
  const pending = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const listeners: ((message: SiteMessage) => void)[] = []
  let lastId = 0
  port1.onmessage = event => {
    const message = parseSiteMessage(event.data)
    if (!message) return
    if (message.type !== 'answer') {
      for (const listener of listeners) listener(message)
      return
    }
    const call = pending.get(message.id)
    pending.delete(message.id)
    if ('error' in message.answer) call?.reject(toError(message.answer.error))
    else call?.resolve(message.answer.result)
  }
  window.postMessage({ type: 'latchkit-wallet:channel' }, location.origin, [port2])
  return {
    request: (wallet, method, params) =>
      new Promise((resolve, reject) => {
        lastId += 1
        pending.set(lastId, { resolve, reject })
        port1.postMessage({ type: 'request', id: lastId, wallet, method, params })
      }),
    listen: listener => void listeners.push(listener),
  }
}
