import { refuse } from '../rpc/refuse.js'
import { RpcError } from '../rpc/rpcError.js'
import type { Connection, RelayNode } from './types.js'

/**
 * Whether the client may make one more call now. One that goes on calling after it was refused a whole `burst` of
 * calls is disconnected.
 */
export function allowCall(node: RelayNode, connection: Connection, id: string): boolean {
  const { rate, burst } = node.limits
  const now = Date.now()
  connection.tokens = Math.min(burst, connection.tokens + ((now - connection.refilledAt) * rate) / 1_000)
  connection.refilledAt = now
  connection.tokens -= 1
  if (connection.tokens >= 0) return true
  if (connection.tokens < -burst) connection.socket.close(1008, 'Limit exceeded: rate')
  else {
    refuse(node, connection, id, new RpcError('rate-exceeded', `Limit exceeded: ${rate} calls per second`))
  }
  return false
}
