import { countRefusal, RpcError, refuseCall } from '../rpc/rpcError.js'
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
  refill(node, connection)
  connection.tokens = Math.max(-burst, connection.tokens - 1)
  if (connection.tokens >= 0) {
    connection.refusals = 0
    return true
  }
  connection.refusals += 1
  if (connection.refusals > burst) endFlood(node, connection)
  else refuseCall(node, connection, id, rateExceeded(rate))
  return false
}

/**
 * Charges a frame by its size, before it is parsed: parsing takes longer than many calls. A frame below 4 KiB is part of its
 * call. Returns false when the client owes more than a whole `burst` of calls; it is disconnected then.
 */
export function allowFrame(node: RelayNode, connection: Connection, bytes: number): boolean {
  const { burst } = node.limits
  const calls = Math.floor(bytes / bytesPerCall)
  if (calls === 0) return true
  refill(node, connection)
  connection.tokens = Math.max(-burst - 1, connection.tokens - calls)
  if (connection.tokens >= -burst) return true
  endFlood(node, connection)
  return false
}

/** Charges a ping or a pong, which only the protocol answers. A client that floods the relay with them is disconnected. */
export function chargeControl(node: RelayNode, connection: Connection): void {
  refill(node, connection)
  connection.tokens -= 1 / messagesPerCall
  if (connection.tokens < -node.limits.burst) endFlood(node, connection)
}

/** Disconnects a client, and reads nothing more of it: a flood goes on until its socket has closed. */
function endFlood(node: RelayNode, { socket }: Connection): void {
  countRefusal(node, 'rate-exceeded')
  socket.close(1008, 'Limit exceeded: rate')
  socket.pause()
}

/** What was read or answered for a client. */
type Work = { readonly messages: number; readonly bytes: number }

/**
 * Charges the work of a call, so that a short frame cannot cause much work again and again.
 *
 * @throws RpcError when the client owes more than a whole `burst` of calls
 */
export function chargeWork(node: RelayNode, connection: Connection, work: Work): void {
  const { rate, burst } = node.limits
  const calls = toCalls(work)
  node.counts.work += calls
  connection.tokens -= calls
  if (connection.tokens >= -burst) return
  connection.tokens = -burst
  throw rateExceeded(rate)
}

/** Returns whether the client may have its mailbox read for it now. */
export function mayPull(node: RelayNode, connection: Connection): boolean {
  refill(node, connection)
  return connection.pullTokens > 0
}

/**
 * Charges what was read from the mailbox to be pushed: a client that refuses pushes and subscribes again gets them again.
 * Charged apart from calls, so that a peer with many messages for a client does not have the calls of that one refused.
 */
export function chargePull(node: RelayNode, connection: Connection, work: Work): void {
  const calls = toCalls(work)
  node.counts.pulled += calls
  connection.pullTokens -= calls
}

function refill({ limits }: RelayNode, connection: Connection): void {
  const { rate, burst } = limits
  const now = performance.now()
  const earned = ((now - connection.refilledAt) * rate) / 1_000
  connection.tokens = Math.min(burst, connection.tokens + earned)
  connection.pullTokens = Math.min(burst, connection.pullTokens + earned)
  connection.refilledAt = now
}

function toCalls({ messages, bytes }: Work): number {
  return messages / messagesPerCall + bytes / bytesPerCall
}

function rateExceeded(rate: number): RpcError {
  return new RpcError('rate-exceeded', `Limit exceeded: ${rate} calls per second`)
}
