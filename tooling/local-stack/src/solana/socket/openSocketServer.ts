import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'

/** A WebSocket server on an HTTP server that listens already. */
export function openSocketServer(server: Server): WebSocketServer {
  return new WebSocketServer({ server, maxPayload: 64 * 1024 })
}
