import { BaseError, RpcRequestError } from 'viem'
import type { RpcErrorObject } from './types.js'

/** An error with a code of EIP-1193 (4xxx) or EIP-1474 (-32xxx), as the page receives it. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }

  toObject(): RpcErrorObject {
    return {
      code: this.code,
      message: this.message,
      ...(this.data === undefined ? {} : { data: this.data }),
    }
  }
}

/** Maps any error to an `RpcError`. Keeps the code of a chain's answer; anything else is an internal error. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  if (error instanceof BaseError) {
    const reply = error.walk(cause => cause instanceof RpcRequestError)
    if (reply instanceof RpcRequestError) return new RpcError(reply.code, reply.details, reply.data)
    return new RpcError(-32603, error.shortMessage)
  }
  return new RpcError(-32603, error instanceof Error ? error.message : 'The wallet failed.')
}
