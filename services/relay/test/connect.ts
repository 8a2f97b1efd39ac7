import { once } from 'node:events'
import { WebSocket } from 'ws'
import { createIdentity, createToken, type Identity } from './createToken.js'

export type Push = {
  readonly id: string
  readonly topic: string
  readonly message: string
  readonly frame: string
}

export type Answer = {
  readonly id: unknown
  readonly result?: unknown
  readonly error?: {
    readonly code: number
    readonly message: string
    readonly data: { readonly reason: string }
  }
}

/** A raw client. It records pushes, and acknowledges them unless `acknowledge` is false. */
export type Client = {
  readonly identity: Identity
  readonly socket: WebSocket
  readonly pushes: readonly Push[]
  /** Settles with the answer of the relay, also with an error. */
  call(method: string, params: object): Promise<Answer>
  /** Sends a text and settles with the next frame that is not a push. */
  send(text: string): Promise<string>
  acknowledge(id: string): void
  /** Settles with the pushes once there are `count` of them. */
  waitForPushes(count: number): Promise<readonly Push[]>
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  close(): Promise<void>
}

export type ConnectOptions = {
  readonly identity?: Identity
  readonly acknowledge?: boolean
  /** Whether pings are answered. */
  readonly pong?: boolean
  readonly query?: { readonly [name: string]: string }
  readonly headers?: { readonly [name: string]: string }
  readonly token?: string
}

/** Connects a raw client; settles when it is open. */
export async function connect(url: string, options: ConnectOptions = {}): Promise<Client> {
  const identity = options.identity ?? createIdentity()
  const auth = options.token ?? createToken(identity, url)
  const query = new URLSearchParams({ auth, projectId: 'test', ua: 'wc-2/js-2.21.8/test', ...options.query })
  const socket = new WebSocket(`${url}/?${query}`, {
    headers: options.headers,
    perMessageDeflate: false,
    autoPong: options.pong !== false,
  })
  const pushes: Push[] = []
  const waiting: { readonly count: number; resolve(): void }[] = []
  const answers = new Map<string, (answer: Answer) => void>()
  const frames: ((frame: string) => void)[] = []
  let next = 0
  const closed = new Promise<{ code: number; reason: string }>(resolve => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }))
  })
  const acknowledge = (id: string) => socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
  socket.on('error', () => {})
  socket.on('message', data => {
    const frame = data.toString()
    const value = JSON.parse(frame)
    if (value.method === 'irn_subscription') {
      pushes.push({ id: value.id, frame, ...value.params.data })
      if (options.acknowledge !== false) acknowledge(value.id)
      for (const waiter of waiting) if (pushes.length >= waiter.count) waiter.resolve()
      return
    }
    const answered = answers.get(String(value.id))
    if (answered) answered(value)
    else frames.shift()?.(frame)
  })
  await Promise.race([once(socket, 'open'), closed])
  return {
    identity,
    socket,
    pushes,
    closed,
    acknowledge,
    call: (method, params) =>
      new Promise((resolve, reject) => {
        const id = `call-${next++}`
        answers.set(id, resolve)
        void closed.then(({ code, reason }) => reject(new Error(`closed with ${code} ${reason}`)))
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      }),
    send: text =>
      new Promise((resolve, reject) => {
        frames.push(resolve)
        void closed.then(({ code, reason }) => reject(new Error(`closed with ${code} ${reason}`)))
        socket.send(text)
      }),
    waitForPushes: count =>
      new Promise((resolve, reject) => {
        if (pushes.length >= count) return resolve(pushes)
        waiting.push({ count, resolve: () => resolve(pushes) })
        void closed.then(({ code, reason }) => reject(new Error(`closed with ${code} ${reason}`)))
      }),
    async close() {
      socket.close()
      await closed
    },
  }
}
