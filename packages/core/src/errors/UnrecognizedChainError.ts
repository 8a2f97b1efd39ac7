import { ProviderRpcError } from './ProviderRpcError.js'

/** The wallet does not know the chain (`rpc/unrecognized-chain`, EIP-1193 and JSON-RPC number 4902). */
export class UnrecognizedChainError extends ProviderRpcError {
  override readonly name = 'UnrecognizedChainError'
  constructor(options: { cause?: unknown } = {}) {
    super('The wallet does not know this chain', {
      ...options,
      code: 'rpc/unrecognized-chain',
      rpcCode: 4902,
      metaMessages: ['Offer to add the network, or another one.'],
    })
  }
}
