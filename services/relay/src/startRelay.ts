import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { AuthError } from './auth/authError.js'
import { authorize } from './auth/authorize.js'
import { defaultLimits, type RelayLimits } from './config/limits.js'
import type { Projects } from './config/projects.js'
import { createIds } from './connection/createIds.js'
import type { Connection, RelayNode } from './connection/types.js'
import { unsubscribeTopic } from './connection/unsubscribeTopic.js'
import type { RelayLogger } from './log/types.js'
import { createMemoryMailbox } from './mailbox/createMemoryMailbox.js'
import { handleFrame } from './rpc/handleFrame.js'

export type RelayOptions = {
  readonly host?: string | undefined
  readonly port?: number | undefined
  readonly publicUrls?: readonly string[] | undefined
  readonly projects?: Projects | undefined
  readonly limits?: Partial<RelayLimits> | undefined
  readonly logger?: RelayLogger | undefined
}

export type RunningRelay = {
  readonly url: string
  readonly port: number
  dropConnections(): void
  close(): Promise<void>
}

const silent: RelayLogger = { debug() {}, info() {}, warn() {}, error() {} }

export async function startRelay(options: RelayOptions = {}): Promise<RunningRelay> {
  const { host = '127.0.0.1', logger = silent } = options
  const limits = { ...defaultLimits, ...options.limits }
  const node: RelayNode = {
    limits,
    mailbox: createMemoryMailbox(limits),
    log: logger,
    counts: { published: 0, delivered: 0, acknowledged: 0, refused: new Map() },
    connections: new Map(),
    subscribers: new Map(),
    corked: [],
    pendingCalls: 0,
    draining: false,
    nextId: createIds(0),
  }
  function onMessage(this: WebSocket, data: Buffer, isBinary: boolean): void {
    const connection = node.connections.get(this)
    if (!connection || isBinary) return
    connection.alive = true
    handleFrame(node, connection, data.toString())
  }
  function onClose(this: WebSocket): void {
    const connection = node.connections.get(this)
    if (!connection) return
    node.connections.delete(this)
    for (const topic of connection.topics?.keys() ?? []) unsubscribeTopic(node, connection, topic)
  }
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    maxPayload: limits.frameBytes,
  })
  const server = createServer((_request, response) => response.writeHead(404).end())
  server.on('upgrade', (request, stream: Duplex, head: Buffer) => {
    sockets.handleUpgrade(request, stream, head, socket => {
      socket.on('error', () => {})
      try {
        const query = new URL(request.url ?? '/', 'http://relay').searchParams
        const clientId = authorize(
          { query, origin: request.headers.origin },
          { audiences, projects: options.projects },
        )
        const connection: Connection = {
          socket,
          stream,
          clientId,
          topics: undefined,
          inFlight: undefined,
          behind: undefined,
          pulling: false,
          corked: false,
          pausedSince: 0,
          alive: true,
          tokens: limits.burst,
          refilledAt: Date.now(),
        }
        node.connections.set(socket, connection)
        socket.on('message', onMessage)
        socket.on('close', onClose)
      } catch (error) {
        socket.close(3000, error instanceof AuthError ? error.message : 'Internal error')
      }
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 4500, host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const audiences = new Set(options.publicUrls ?? [`ws://localhost:${port}`, `ws://127.0.0.1:${port}`])
  const ping = setInterval(() => {
    for (const socket of node.connections.keys()) socket.ping()
  }, 25_000)
  return {
    url: options.publicUrls?.[0] ?? `ws://localhost:${port}`,
    port,
    dropConnections() {
      for (const socket of node.connections.keys()) socket.terminate()
    },
    async close() {
      clearInterval(ping)
      for (const socket of node.connections.keys()) socket.close(1001, 'The relay is shutting down')
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
