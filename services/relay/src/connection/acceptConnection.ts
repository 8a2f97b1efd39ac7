import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { SocketListeners } from './createSocketListeners.js'
import type { RelayNode } from './types.js'

/** Takes in a client whose token was found good. */
export function acceptConnection(
  node: RelayNode,
  listeners: SocketListeners,
  socket: WebSocket,
  stream: Duplex,
  clientId: string,
): void {
  node.connections.set(socket, {
    socket,
    stream,
    clientId,
    topics: undefined,
    inFlight: undefined,
    behind: undefined,
    pull: undefined,
    corked: false,
    pausedSince: 0,
    alive: true,
    pingSlot: node.connections.size % node.limits.ping,
    tokens: node.limits.burst,
    refilledAt: Date.now(),
  })
  socket.on('message', listeners.onMessage)
  socket.on('pong', listeners.onPong)
  socket.on('close', listeners.onClose)
}
