import { ProviderRpcError } from './ProviderRpcError.js'

/** The wallet is not connected to the chain that was asked for (`rpc/chain-disconnected`, EIP-1193 and JSON-RPC number 4901). */
export class ChainDisconnectedError extends ProviderRpcError {
  override readonly name = 'ChainDisconnectedError'
  constructor(options: { cause?: unknown } = {}) {
    super('The wallet is not connected to this chain', {
      ...options,
      code: 'rpc/chain-disconnected',
      rpcCode: 4901,
      metaMessages: ['Switch the network, then ask again.'],
    })
  }
}
