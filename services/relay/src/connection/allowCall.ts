import { RpcError, refuseCall } from '../rpc/rpcError.js'
import type { Connection, RelayNode } from './types.js'

/** Bytes read from the mailbox that count as one more call. */
const bytesPerCall = 4_096

/**
 * Charges one call and returns whether the client may make it now. A client that goes on calling after a whole `burst`
 * of its calls was refused is disconnected.
 */
export function allowCall(node: RelayNode, connection: Connection, id: string): boolean {
  const { rate, burst } = node.limits
  const now = Date.now()
  connection.tokens = Math.min(burst, connection.tokens + ((now - connection.refilledAt) * rate) / 1_000)
  connection.refilledAt = now
  connection.tokens -= 1
  if (connection.tokens >= 0) return true
  if (connection.tokens < -burst) connection.socket.close(1008, 'Limit exceeded: rate')
  else refuseCall(node, connection, id, rateExceeded(rate))
  return false
}

/**
 * Charges the bytes that a call reads from the mailbox, so that a few bytes sent cannot cause megabytes of reads again
 * and again.
 *
 * @throws RpcError when the charge exceeds what a client may have refused before it is disconnected
 */
export function chargeBytes(node: RelayNode, connection: Connection, bytes: number): void {
  const { rate, burst } = node.limits
  connection.tokens -= bytes / bytesPerCall
  if (connection.tokens < -burst) throw rateExceeded(rate)
}

function rateExceeded(rate: number): RpcError {
  return new RpcError('rate-exceeded', `Limit exceeded: ${rate} calls per second`)
}
