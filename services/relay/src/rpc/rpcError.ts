/** Codes of JSON-RPC 2.0, and two of EIP-1474 for what is the relay's own. */
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

export type RpcErrorReason = keyof typeof codes

/** A call is refused; the client is told code, message and reason. */
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
