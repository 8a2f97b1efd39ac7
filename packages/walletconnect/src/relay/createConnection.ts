import { batchSubscribeLimit } from '../constants.js'
import { createSocket, type Settle, type Socket, type SocketParameters } from './createSocket.js'

export type ConnectionParameters = Pick<
  SocketParameters,
  'environment' | 'logger' | 'url' | 'onMessage' | 'onStatus'
> & {
  /** Topics that the relay is to deliver. */
  topics(): ReadonlySet<string>
}

/** Calls and subscriptions that outlive the socket they are made over. */
export type Connection = Pick<Socket, 'getStatus' | 'getFailure' | 'wake' | 'close'> & {
  /** Subscribes what is wanted and not subscribed yet. */
  sync(): void
  /** Settles with the relay's answer, however many sockets that takes; never after `signal` was aborted. */
  call(method: string, params: { readonly [name: string]: unknown }, signal: AbortSignal): Promise<unknown>
  /** Settles when the relay delivers the topic, which has to be among `topics()`; never after an abort. */
  subscribe(topic: string, signal: AbortSignal): Promise<unknown>
  /** The relay delivers the topic without being asked. */
  adopt(topic: string): void
  unsubscribe(topic: string): void
}

export function createConnection(parameters: ConnectionParameters): Connection {
  const { topics } = parameters
  const calls = new Set<Settle & { send(): void }>()
  const waiters = new Map<string, Set<Settle>>()
  /** Id of each subscription of this socket; empty until it is answered. */
  const subscribed = new Map<string, string>()

  const socket = createSocket({
    ...parameters,
    wanted: () => calls.size + waiters.size + topics().size > 0,
    probe() {
      const [topic] = topics()
      // Where nothing is subscribed, a call is under way.
      if (topic !== undefined) socket.ask('irn_subscribe', { topic })
    },
    onOpen() {
      sync()
      for (const call of calls) call.send()
    },
    onLost(refused) {
      subscribed.clear()
      if (!refused) return
      for (const call of calls) call.reject(refused)
      for (const topic of waiters.keys()) settleWaiters(topic, waiter => waiter.reject(refused))
    },
  })

  function settleWaiters(topic: string, settle: (waiter: Settle) => void): void {
    const set = waiters.get(topic)
    waiters.delete(topic)
    set?.forEach(settle)
  }

  function sync(): void {
    const missing = [...topics()].filter(topic => !subscribed.has(topic))
    if (missing.length === 0) return
    if (socket.getStatus() !== 'open') {
      socket.open()
      return
    }
    while (missing.length > 0) subscribeAll(missing.splice(0, batchSubscribeLimit))
  }

  function subscribeAll(batch: readonly string[]): void {
    for (const topic of batch) subscribed.set(topic, '')
    const single = batch.length === 1
    const params = single ? { topic: batch[0] } : { topics: batch }
    socket.ask(single ? 'irn_subscribe' : 'irn_batchSubscribe', params, {
      resolve(result) {
        const ids: readonly unknown[] = Array.isArray(result) ? result : [result]
        batch.forEach((topic, index) => {
          const id = ids[index]
          // Subscribed it is, whatever the relay calls it.
          if (subscribed.has(topic)) subscribed.set(topic, typeof id === 'string' && id ? id : 'unnamed')
          settleWaiters(topic, waiter => waiter.resolve(undefined))
        })
      },
      reject(error) {
        for (const topic of batch) {
          subscribed.delete(topic)
          settleWaiters(topic, waiter => waiter.reject(error))
        }
      },
    })
  }

  return {
    getStatus: socket.getStatus,
    getFailure: socket.getFailure,
    wake: socket.wake,
    close() {
      subscribed.clear()
      socket.close()
    },
    sync,
    call: (method, params, signal) =>
      new Promise((resolve, reject) => {
        let id: string | undefined
        const end = () => {
          calls.delete(call)
          if (id !== undefined) socket.forget(id)
          signal.removeEventListener('abort', end)
        }
        const call = {
          send() {
            id = socket.ask(method, params, call)
          },
          resolve(result: unknown) {
            end()
            resolve(result)
          },
          reject(error: Error) {
            end()
            reject(error)
          },
        }
        signal.addEventListener('abort', end)
        calls.add(call)
        if (socket.getStatus() === 'open') call.send()
        else socket.open()
      }),
    async subscribe(topic, signal) {
      if (subscribed.get(topic)) return
      await new Promise((resolve, reject) => {
        const waiter = { resolve, reject }
        const set = (waiters.get(topic) ?? new Set()).add(waiter)
        waiters.set(topic, set)
        signal.addEventListener('abort', () => {
          set.delete(waiter)
          if (set.size === 0 && waiters.get(topic) === set) waiters.delete(topic)
        })
        // All topics of one turn go in one call.
        queueMicrotask(sync)
      })
    },
    adopt(topic) {
      if (socket.getStatus() === 'open') subscribed.set(topic, subscribed.get(topic) || 'adopted')
    },
    unsubscribe(topic) {
      const id = subscribed.get(topic)
      subscribed.delete(topic)
      if (id !== undefined && socket.getStatus() === 'open') socket.ask('irn_unsubscribe', { topic, id })
    },
  }
}
