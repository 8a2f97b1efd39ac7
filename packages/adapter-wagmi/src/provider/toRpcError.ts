import { isError } from '@latchkit/core/errors'
import { RpcError } from 'viem'

/** An error of core with its code as EIP-1193 defines it, which viem and other callers of a provider read. */
export function toRpcError(error: unknown): unknown {
  if (!isError(error) || !('rpcCode' in error) || typeof error.rpcCode !== 'number') return error
  return new RpcError<number>(error, {
    code: error.rpcCode,
    shortMessage: error.shortMessage,
    // The cause's message contains them already, and viem repeats it.
    metaMessages: [],
  })
}
