import type { WebSocket, WebSocketServer } from 'ws'
import { commitmentSlot } from '../ledger/commitmentSlot.js'
import type { Ledger } from '../ledger/types.js'
import { answerText } from '../rpc/answerText.js'
import { invalidParams } from '../rpc/invalidParams.js'
import { readInteger } from '../rpc/readInteger.js'
import { RpcError } from '../rpc/rpcError.js'
import { stringifyJson } from '../rpc/stringifyJson.js'
import { createSubscription } from './createSubscription.js'
import type { Subscription } from './types.js'

const maxConnections = 256
const maxSubscriptions = 1000
/** A reader that is this far behind is cut off, so that it cannot fill the memory. */
const maxBufferedBytes = 16 * 1024 * 1024

type Open = { subscription: Subscription; kind: string; socket: WebSocket }

/** Serves subscriptions on a WebSocket server; `received` tells those that wait for a transaction to be taken. */
export function serveSocket(ledger: Ledger, server: WebSocketServer): { received(signature: string): void } {
  const open = new Map<number, Open>()
  let lastId = 0
  const send = (socket: WebSocket, text: string) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate()
    else socket.send(text)
  }
  ledger.listeners.add(() => {
    for (const [id, { subscription }] of open)
      if (subscription.onSlot(commitmentSlot(ledger, subscription.commitment))) open.delete(id)
  })
  server.on('connection', socket => {
    if (server.clients.size > maxConnections) return socket.close(1013, 'too many connections')
    const own = new Set<number>()
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      for (const id of own) open.delete(id)
    })
    socket.on('message', (data, binary) => {
      if (binary) return socket.close(1003, 'text only')
      const started: (() => void)[] = []
      const answer = answerText(String(data), (method, params) => {
        const [, kind = '', verb] = /^([a-z]+)(Subscribe|Unsubscribe)$/.exec(method) ?? []
        if (verb === 'Unsubscribe') {
          const id = Number(readInteger(params[0]))
          if (!own.delete(id)) throw invalidParams('Invalid subscription id.')
          // One that has ended by itself is not in `open` any more.
          open.delete(id)
          return true
        }
        if (own.size >= maxSubscriptions)
          throw new RpcError(-32603, 'Too many subscriptions on this connection.')
        const id = lastId + 1
        const notify = (result: Parameters<Parameters<typeof createSubscription>[3]>[0]) =>
          send(
            socket,
            stringifyJson({
              jsonrpc: '2.0',
              method: `${kind}Notification`,
              params: { result, subscription: id },
            }),
          )
        const subscription = verb && createSubscription(ledger, kind, params, notify)
        if (!subscription) throw new RpcError(-32601, 'Method not found')
        lastId = id
        own.add(id)
        started.push(() => {
          open.set(id, { subscription, kind, socket })
          if (subscription.onStart?.()) open.delete(id)
        })
        return id
      })
      if (answer !== undefined) send(socket, answer)
      for (const start of started) start()
    })
  })
  return {
    received: signature => {
      for (const { subscription } of open.values()) subscription.onReceived?.(signature)
    },
  }
}
