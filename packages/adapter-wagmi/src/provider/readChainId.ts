import { ProviderRpcError } from '@latchkit/core/errors'
import { parseChainId } from '../config/parseChainId.js'

/** Returns the chain of a request that switches to a chain or adds it. */
export function readChainId(params: unknown): number {
  const chainId = parseChainId(Array.isArray(params) ? params[0] : undefined)
  if (chainId === undefined)
    throw new ProviderRpcError('The request names no chain', {
      rpcCode: -32602,
      metaMessages: ["Pass `[{ chainId: '0x1' }]`, as EIP-3326 and EIP-3085 have it."],
    })
  return chainId
}
