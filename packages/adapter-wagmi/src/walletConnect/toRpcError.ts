import { isError } from '@latchkit/core/errors'
import { RpcError } from 'viem'

/** An error of ours with its number as EIP-1193 has it, which viem and other callers of a provider look at. */
export function toRpcError(error: unknown): unknown {
  if (!isError(error) || !('rpcCode' in error) || typeof error.rpcCode !== 'number') return error
  return new RpcError<number>(error, {
    code: error.rpcCode,
    shortMessage: error.shortMessage,
    // They are in the cause's message already, which viem repeats.
    metaMessages: [],
  })
}
