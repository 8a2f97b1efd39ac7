import { ProviderRpcError } from './ProviderRpcError.js'

/** The wallet is connected to no chain at all (`rpc/disconnected`, EIP-1193 and JSON-RPC number 4900). */
export class DisconnectedError extends ProviderRpcError {
  override readonly name = 'DisconnectedError'
  constructor(options: { cause?: unknown } = {}) {
    super('The wallet is disconnected', {
      ...options,
      code: 'rpc/disconnected',
      rpcCode: 4900,
      metaMessages: ['It may be locked or offline. Connect again.'],
    })
  }
}
