type Frame = { readonly id: unknown; readonly method?: string }

/** Controls the network between our client and the relay. The wallets use another WebSocket. */
export type Network = {
  /** Closes every socket and lets none open until `restore`. */
  cut(): void
  mend(): void
  /** Methods that the relay rejects as unknown. */
  readonly unknown: Set<string>
  /** Methods that were sent. */
  readonly sent: string[]
  /** Restores the WebSocket of the platform. */
  remove(): void
}

/** Wraps the global WebSocket, for faults that a relay cannot cause. */
export function interposeNetwork(): Network {
  const Plain = globalThis.WebSocket
  const sockets = new Set<WebSocket>()
  const unknown = new Set<string>()
  const sent: string[] = []
  let isCut = false

  class Wire extends Plain {
    constructor(url: string | URL) {
      // No service listens on the discard port of the loopback.
      super(isCut ? 'ws://127.0.0.1:9' : url)
      sockets.add(this)
      this.addEventListener('close', () => sockets.delete(this))
    }
    override send(data: string) {
      const { id, method }: Frame = JSON.parse(data)
      if (method) sent.push(method)
      if (!method || !unknown.has(method)) return super.send(data)
      const error = { code: -32601, message: 'Method not found' }
      const answer = JSON.stringify({ id, jsonrpc: '2.0', error })
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answer })))
    }
  }
  globalThis.WebSocket = Wire

  return {
    unknown,
    sent,
    cut() {
      isCut = true
      for (const socket of sockets) socket.close()
    },
    mend() {
      isCut = false
    },
    remove() {
      globalThis.WebSocket = Plain
    },
  }
}
