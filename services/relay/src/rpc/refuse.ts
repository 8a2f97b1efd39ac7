import { send } from '../connection/send.js'
import type { Connection, RelayNode } from '../connection/types.js'
import { countRefusal } from '../http/countRefusal.js'
import { MailboxError } from '../mailbox/mailboxError.js'
import { RpcError } from './rpcError.js'

/** Tells a client why its call was not done. */
export function refuse(node: RelayNode, connection: Connection, id: string, error: unknown): void {
  const known = toRpcError(error)
  if (known !== error) node.log.error({ err: error }, 'a call failed')
  countRefusal(node.counts, known.reason)
  const { code, message, reason } = known
  send(
    node,
    connection,
    `{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify({ code, message, data: { reason } })}}`,
  )
}

function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  if (error instanceof MailboxError)
    return new RpcError('unavailable', 'Unavailable: the mailbox does not answer')
  return new RpcError('internal-error', 'Internal error')
}
