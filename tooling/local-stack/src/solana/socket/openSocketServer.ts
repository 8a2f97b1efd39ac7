import type { Server } from 'node:http'
import { createRequire } from 'node:module'

// The part of `ws` in use, described here because @types/ws is no dependency of this package.
export type Socket = {
  readonly readyState: number
  readonly OPEN: number
  readonly bufferedAmount: number
  send(text: string): void
  close(code: number, reason: string): void
  terminate(): void
  on(event: 'message', listener: (data: Buffer, binary: boolean) => void): void
  on(event: 'close' | 'error', listener: () => void): void
}

export type SocketServer = {
  readonly clients: Set<Socket>
  on(event: 'connection', listener: (socket: Socket) => void): void
}

/** A WebSocket server on an HTTP server that listens already. */
export function openSocketServer(server: Server): SocketServer {
  const require = createRequire(import.meta.url)
  const { WebSocketServer } = require('ws')
  return new WebSocketServer({ server, maxPayload: 64 * 1024 })
}
