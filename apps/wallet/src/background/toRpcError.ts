import { BaseError, RpcRequestError } from 'viem'
import { RpcError } from '../common/rpcError.js'

/** Keeps codes the chain gave; anything else is an internal error. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  if (error instanceof BaseError) {
    const reply = error.walk(cause => cause instanceof RpcRequestError)
    if (reply instanceof RpcRequestError) return new RpcError(reply.code, reply.details, reply.data)
    return new RpcError(-32603, error.shortMessage)
  }
  return new RpcError(-32603, error instanceof Error ? error.message : 'The wallet failed.')
}
