import type { RawData, WebSocket } from 'ws'
import { handleFrame } from '../rpc/handleFrame.js'
import { refuse } from '../rpc/refuse.js'
import { RpcError } from '../rpc/rpcError.js'
import { allowCall } from './allowCall.js'
import { forgetConnection } from './forgetConnection.js'
import type { RelayNode } from './types.js'

/** Listeners that all sockets share, so that an idle connection costs no closures. */
export type SocketListeners = {
  onMessage(this: WebSocket, data: RawData, isBinary: boolean): void
  onPong(this: WebSocket): void
  onClose(this: WebSocket): void
}

export function createSocketListeners(node: RelayNode): SocketListeners {
  return {
    onMessage(data, isBinary) {
      const connection = node.connections.get(this)
      if (!connection) return
      connection.alive = true
      if (!isBinary) handleFrame(node, connection, data.toString())
      else if (allowCall(node, connection, 'null')) {
        refuse(node, connection, 'null', new RpcError('parse-error', 'Parse error: text frames only'))
      }
    },
    onPong() {
      const connection = node.connections.get(this)
      if (connection) connection.alive = true
    },
    onClose() {
      const connection = node.connections.get(this)
      if (connection) forgetConnection(node, connection)
    },
  }
}
