import { send } from '../connection/send.js'
import type { Connection, RelayNode } from '../connection/types.js'
import { countRefusal } from '../http/countRefusal.js'
import { RpcError } from './rpcError.js'

/** Tells a client why its call was not done. */
export function refuse(node: RelayNode, connection: Connection, id: string, error: unknown): void {
  const known = error instanceof RpcError ? error : new RpcError('internal-error', 'Internal error')
  if (known !== error) node.log.error({ err: error }, 'a call failed')
  countRefusal(node.counts, known.reason)
  const { code, message, reason } = known
  send(
    node,
    connection,
    `{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify({ code, message, data: { reason } })}}`,
  )
}
