import { batchSubscribeLimit } from '../constants.js'
import { createSocket, type Settle, type Socket, type SocketParameters } from './createSocket.js'

export type ConnectionParameters = Pick<
  SocketParameters,
  'environment' | 'logger' | 'url' | 'onMessage' | 'onStatus'
> & {
  /** Topics to subscribe. */
  topics(): ReadonlySet<string>
}

/** Calls and subscriptions that outlive the socket. */
export type Connection = Pick<Socket, 'getStatus' | 'getFailure' | 'wake' | 'close'> & {
  /** Subscribes the topics that are not subscribed yet. */
  sync(): void
  /** Resolves to the relay's result, over as many sockets as it takes. Never settles after `signal` is aborted. */
  call(method: string, params: { readonly [name: string]: unknown }, signal: AbortSignal): Promise<unknown>
  /** Resolves when a topic of `topics()` is subscribed. Never settles after `signal` is aborted. */
  subscribe(topic: string, signal: AbortSignal): Promise<unknown>
  /** Marks a topic as subscribed that the relay subscribed by itself. */
  adopt(topic: string): void
  unsubscribe(topic: string): void
}

export function createConnection(parameters: ConnectionParameters): Connection {
  const { topics } = parameters
  const calls = new Set<Settle & { send(): void }>()
  const waiters = new Map<string, Set<Settle>>()
  /** Subscription id of each topic of the current socket. Empty until the relay has answered. */
  const subscribed = new Map<string, string>()

  const socket = createSocket({
    ...parameters,
    isNeeded: () => calls.size + waiters.size + topics().size > 0,
    probe() {
      const [topic] = topics()
      // Without a subscription, a call is pending.
      if (topic !== undefined) socket.send('irn_subscribe', { topic })
    },
    onOpen() {
      sync()
      for (const call of calls) call.send()
    },
    onClose(refused) {
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
    socket.send(single ? 'irn_subscribe' : 'irn_batchSubscribe', params, {
      resolve(result) {
        const ids: readonly unknown[] = Array.isArray(result) ? result : [result]
        batch.forEach((topic, index) => {
          const id = ids[index]
          // The topic is subscribed even if the relay returned no id.
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
            id = socket.send(method, params, call)
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
        // The topics of one turn share one call.
        queueMicrotask(sync)
      })
    },
    adopt(topic) {
      if (socket.getStatus() === 'open') subscribed.set(topic, subscribed.get(topic) || 'adopted')
    },
    unsubscribe(topic) {
      const id = subscribed.get(topic)
      subscribed.delete(topic)
      if (id !== undefined && socket.getStatus() === 'open') socket.send('irn_unsubscribe', { topic, id })
    },
  }
}
