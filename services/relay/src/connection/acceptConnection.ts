import type { RawData, WebSocket } from 'ws'
import { handleFrame } from '../rpc/handleFrame.js'
import { RpcError, refuseCall } from '../rpc/rpcError.js'
import { allowCall, allowFrame, chargeControl } from './allowCall.js'
import { closeBudget, openBudget } from './budgets.js'
import { endConnection } from './endConnection.js'
import { unsubscribeTopic } from './subscribeTopics.js'
import type { Connection, RelayNode } from './types.js'

/** Listeners that all sockets share, so that an idle connection costs no closures. */
export type SocketListeners = {
  onMessage(this: WebSocket, data: RawData, isBinary: boolean): void
  /** A ping or a pong. */
  onControl(this: WebSocket): void
  onClose(this: WebSocket): void
}

export function createSocketListeners(node: RelayNode): SocketListeners {
  return {
    onMessage(data, isBinary) {
      const connection = node.connections.get(this)
      // A disconnecting client may continue to send.
      if (!connection || this.readyState !== this.OPEN) return
      connection.alive = true
      try {
        if (!allowFrame(node, connection, sizeOf(data))) return
        if (!isBinary) handleFrame(node, connection, data.toString())
        else if (allowCall(node, connection, 'null')) {
          const error = new RpcError('parse-error', 'Parse error: text frames only')
          refuseCall(node, connection, 'null', error)
        }
      } catch (error) {
        endConnection(node, connection, error)
      }
    },
    onControl() {
      const connection = node.connections.get(this)
      if (!connection || this.readyState !== this.OPEN) return
      connection.alive = true
      chargeControl(node, connection)
    },
    onClose() {
      const connection = node.connections.get(this)
      if (connection) removeConnection(node, connection)
    },
  }
}

/** Accepts a client whose token is valid. */
export function acceptConnection(
  node: RelayNode,
  listeners: SocketListeners,
  client: Pick<Connection, 'socket' | 'stream' | 'clientId' | 'address'>,
): void {
  const { socket, stream, clientId, address } = client
  const { rate, burst, addressRate, addressBurst } = node.limits
  // Without a spread: with one, V8 makes a class of 430 bytes for each connection, and looks its fields up by name.
  node.connections.set(socket, {
    socket,
    stream,
    clientId,
    address,
    topics: undefined,
    inFlight: undefined,
    backlog: undefined,
    pull: undefined,
    queue: undefined,
    pausedSince: 0,
    alive: true,
    pingSlot: node.connections.size % node.limits.ping,
    budget: openBudget(node, clientId, rate, burst),
    addressBudget: openBudget(node, address, addressRate, addressBurst),
    refusals: 0,
  })
  socket.on('message', listeners.onMessage)
  socket.on('ping', listeners.onControl)
  socket.on('pong', listeners.onControl)
  socket.on('close', listeners.onClose)
}

function sizeOf(data: RawData): number {
  return Array.isArray(data) ? data.reduce((sum, { length }) => sum + length, 0) : data.byteLength
}

/** Removes a connection. Unacknowledged messages stay in the mailbox. */
function removeConnection(node: RelayNode, connection: Connection): void {
  node.connections.delete(connection.socket)
  closeBudget(node, connection.clientId)
  closeBudget(node, connection.address)
  for (const topic of connection.topics?.keys() ?? []) unsubscribeTopic(node, connection, topic)
  connection.inFlight = undefined
  connection.backlog = undefined
}
