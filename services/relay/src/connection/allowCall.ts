import { RpcError, refuseCall } from '../rpc/rpcError.js'
import type { Connection, RelayNode } from './types.js'

/** Messages that a call handles, and bytes that it reads or answers, that count as one more call. */
const messagesPerCall = 16
const bytesPerCall = 4_096

/**
 * Charges one call and returns whether the client may make it now. A client that goes on calling after a whole `burst`
 * of its calls was refused is disconnected.
 */
export function allowCall(node: RelayNode, connection: Connection, id: string): boolean {
  const { rate, burst } = node.limits
  const now = performance.now()
  connection.tokens = Math.min(burst, connection.tokens + ((now - connection.refilledAt) * rate) / 1_000)
  connection.refilledAt = now
  connection.tokens = Math.max(-burst, connection.tokens - 1)
  if (connection.tokens >= 0) {
    connection.refusals = 0
    return true
  }
  connection.refusals += 1
  if (connection.refusals > burst) connection.socket.close(1008, 'Limit exceeded: rate')
  else refuseCall(node, connection, id, rateExceeded(rate))
  return false
}

/**
 * Charges the work of a call, so that a short frame cannot cause much work again and again.
 *
 * @throws RpcError when the client owes more than a whole `burst` of calls
 */
export function chargeWork(
  node: RelayNode,
  connection: Connection,
  work: { readonly messages: number; readonly bytes: number },
): void {
  const { rate, burst } = node.limits
  const calls = work.messages / messagesPerCall + work.bytes / bytesPerCall
  node.counts.work += calls
  connection.tokens -= calls
  if (connection.tokens >= -burst) return
  connection.tokens = -burst
  throw rateExceeded(rate)
}

function rateExceeded(rate: number): RpcError {
  return new RpcError('rate-exceeded', `Limit exceeded: ${rate} calls per second`)
}
