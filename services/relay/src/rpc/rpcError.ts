import { send } from '../connection/send.js'
import type { Connection, RelayNode } from '../connection/types.js'
import { MailboxError } from '../mailbox/mailbox.js'

/** Codes of JSON-RPC 2.0, and two of EIP-1474 for limits and outages. */
const codes = {
  'parse-error': -32_700,
  'invalid-request': -32_600,
  'method-not-found': -32_601,
  'invalid-params': -32_602,
  'internal-error': -32_603,
  draining: -32_002,
  unavailable: -32_002,
  'message-too-large': -32_005,
  'batch-too-large': -32_005,
  'too-many-topics': -32_005,
  'mailbox-full': -32_005,
  'rate-exceeded': -32_005,
} as const

/** Why a call is refused; `data.reason` of the answer. */
export type RpcErrorReason = keyof typeof codes

/** A call is refused. The client gets code, message and reason. */
export class RpcError extends Error {
  override name = 'RpcError'
  readonly code: number

  constructor(
    readonly reason: RpcErrorReason,
    message: string,
  ) {
    super(message)
    this.code = codes[reason]
  }
}

/** Answers a call with an error, and counts it by its reason. Unexpected errors are logged and not disclosed. */
export function refuseCall(node: RelayNode, connection: Connection, id: string, error: unknown): void {
  const known = toRpcError(error)
  if (known !== error) node.log.error({ err: error }, 'a call failed')
  const { code, message, reason } = known
  countRefusal(node, reason)
  send(
    node,
    connection,
    `{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify({ code, message, data: { reason } })}}`,
  )
}

/** Counts a refused call or connection. */
export function countRefusal({ counts }: RelayNode, reason: string): void {
  counts.refused.set(reason, (counts.refused.get(reason) ?? 0) + 1)
}

function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  if (error instanceof MailboxError)
    return new RpcError('unavailable', 'Unavailable: the mailbox does not answer')
  return new RpcError('internal-error', 'Internal error')
}
