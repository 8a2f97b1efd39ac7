import type { Connection, RelayNode } from './types.js'

/** Queues a text for a client. All texts of one event loop turn leave with one write. */
export function send(node: RelayNode, connection: Connection, text: string): void {
  if (connection.socket.readyState !== connection.socket.OPEN) return
  if (!connection.corked) {
    connection.corked = true
    connection.stream.cork()
    if (node.corked.push(connection) === 1) setImmediate(node.flush)
  }
  connection.socket.send(text)
}
