import { RpcError } from '../rpc/rpcError.js'
import type { Connection, RelayNode } from './types.js'

/** Bytes read from the mailbox that count as one more call. */
const bytesPerCall = 4_096

/**
 * Counts what a call has the mailbox read, so that nobody has megabytes read by a few bytes again and again.
 *
 * @throws RpcError once that goes beyond what a client may have refused before it is disconnected
 */
export function chargeBytes(node: RelayNode, connection: Connection, bytes: number): void {
  const { rate, burst } = node.limits
  connection.tokens -= bytes / bytesPerCall
  if (connection.tokens < -burst) {
    throw new RpcError('rate-exceeded', `Limit exceeded: ${rate} calls per second`)
  }
}
