import { ProviderRpcError } from './ProviderRpcError.js'

/** The wallet shows an earlier request and takes no second one (`rpc/request-pending`, EIP-1193 and JSON-RPC number -32002). */
export class RequestPendingError extends ProviderRpcError {
  override readonly name = 'RequestPendingError'
  constructor(options: { cause?: unknown } = {}) {
    super('The wallet is still busy with an earlier request', {
      ...options,
      code: 'rpc/request-pending',
      rpcCode: -32002,
      metaMessages: ['Ask the person to open the wallet and answer what waits there.'],
    })
  }
}
